-- The campaign as it stands, for questions in SQL. Every row follows from the journal and is written with the entry that
-- changes it; the journal is the truth.

create table situation_row (
    campaign_id bigint primary key references campaign,
    -- The last entry of the journal contained in all the rows of the campaign.
    sequence    bigint      not null,
    turn        integer     not null,
    phase       varchar(20) not null,
    step        varchar(30) not null
);

create table area_row (
    campaign_id bigint      not null references campaign,
    area        varchar(60) not null,
    control     varchar(10) not null check (control in ('ALLIED', 'GERMAN')),
    markers     integer     not null,
    interdicted boolean     not null,
    exploited   boolean     not null,
    primary key (campaign_id, area)
);

create table troop_row (
    campaign_id bigint      not null references campaign,
    troop       varchar(60) not null,
    place       varchar(20) not null
        check (place in ('AREA', 'RESERVE', 'REINFORCEMENT_POOL', 'INTERDICTING', 'CAPTURED')),
    area        varchar(60),
    battle      integer,
    primary key (campaign_id, troop),
    constraint troop_row_stands_somewhere check (place not in ('AREA', 'INTERDICTING') or area is not null)
);

create table battle_row (
    campaign_id   bigint      not null references campaign,
    battle        integer     not null,
    turn          integer     not null,
    allied_player varchar(40) not null,
    allied_host   varchar(40),
    german_player varchar(40) not null,
    german_host   varchar(40),
    stage         varchar(20) not null,
    arrow         integer,
    placed_by     varchar(10),
    tail          varchar(60),
    point         varchar(60),
    mission       varchar(60),
    points        integer,
    allied_score  integer,
    german_score  integer,
    decided       boolean     not null,
    ruled         boolean     not null,
    winner        varchar(10),
    area_won      varchar(60),
    opened_at     timestamptz not null,
    closed_at     timestamptz,
    closed_as     varchar(20) check (closed_as in ('FOUGHT', 'CANCELLED', 'WITHDRAWN', 'VOIDED')),
    primary key (campaign_id, battle),
    constraint battle_row_closed check ((closed_at is null) = (closed_as is null))
);
create index battle_row_allied_player on battle_row (allied_player);
create index battle_row_german_player on battle_row (german_player);

create table air_mission_row (
    campaign_id bigint      not null references campaign,
    turn        integer     not null,
    position    integer     not null,
    mission     varchar(20) not null
        check (mission in ('DROP', 'RESUPPLY', 'MOUNTAIN', 'INTERDICTION', 'CLOSE_SUPPORT')),
    troop       varchar(60),
    area        varchar(60) not null,
    state       varchar(20) not null check (state in ('ASSIGNED', 'SUCCEEDED', 'FAILED')),
    primary key (campaign_id, turn, position)
);

create table victory_point_row (
    campaign_id bigint      not null references campaign,
    turn        integer     not null,
    allied      integer     not null,
    german      integer     not null,
    counted_at  timestamptz not null,
    primary key (campaign_id, turn)
);
