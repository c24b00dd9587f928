package battlearrow.web.map;

/** A place on the sheet: x to the east, y to the south. */
record Point(double x, double y) {
    Point plus(Point other) {
        return new Point(x + other.x, y + other.y);
    }

    Point minus(Point other) {
        return new Point(x - other.x, y - other.y);
    }

    Point times(double factor) {
        return new Point(x * factor, y * factor);
    }

    double length() {
        return Math.hypot(x, y);
    }

    double dot(Point other) {
        return x * other.x + y * other.y;
    }

    /** Of length 1 in the same direction; a point of no length looks east. */
    Point unit() {
        double length = length();
        return length == 0 ? new Point(1, 0) : times(1 / length);
    }

    /** Turned by a right angle. */
    Point turned() {
        return new Point(-y, x);
    }

    double distanceTo(Point other) {
        return minus(other).length();
    }
}
