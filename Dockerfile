# Build with: docker build -t battle-arrow .
FROM maven:3.9-eclipse-temurin-25 AS build
WORKDIR /build
COPY pom.xml .
COPY db db
COPY src src
# The image is run beside a PostgreSQL of its own; without the embedded one it is 30 MB smaller.
RUN --mount=type=cache,target=/libraries mvn -B -q package -Dmaven.repo.local=/libraries -Dmaven.test.skip=true \
 && cp target/battle-arrow.jar . \
 && java -Djarmode=tools -jar battle-arrow.jar extract --layers --destination out \
 && rm -f out/dependencies/lib/embedded-postgres*

FROM eclipse-temurin:25-jre
RUN groupadd --system --gid 10001 battlearrow \
 && useradd --system --uid 10001 --gid battlearrow --home-dir /application battlearrow \
 && mkdir -p /application /var/lib/battle-arrow \
 && chown battlearrow:battlearrow /application /var/lib/battle-arrow
WORKDIR /application
COPY --from=build /build/out/dependencies/ ./
COPY --from=build /build/out/spring-boot-loader/ ./
COPY --from=build /build/out/snapshot-dependencies/ ./
COPY --from=build /build/out/application/ ./
USER battlearrow
EXPOSE 8080
ENV JAVA_TOOL_OPTIONS="-XX:MaxRAMPercentage=70 --enable-native-access=ALL-UNNAMED"
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=6 \
    CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/8080 && printf 'GET /actuator/health/readiness HTTP/1.0\\r\\n\\r\\n' >&3 && grep -q '\"UP\"' <&3"]
ENTRYPOINT ["java", "-jar", "battle-arrow.jar"]
