CREATE SCHEMA IF NOT EXISTS "event_days";
--> statement-breakpoint
ALTER TABLE "events" RENAME TO "events_before";
--> statement-breakpoint
ALTER TABLE "events_before" RENAME CONSTRAINT "events_received_at_event_id_pk" TO "events_before_pk";
--> statement-breakpoint
ALTER INDEX "events_by_person" RENAME TO "events_before_by_person";
--> statement-breakpoint
ALTER SEQUENCE "events_event_id_seq" RENAME TO "events_before_event_id_seq";
--> statement-breakpoint
CREATE SEQUENCE "events_event_id_seq" AS bigint;
--> statement-breakpoint
CREATE TABLE "events" (
	"day" date NOT NULL,
	"event_key" text NOT NULL,
	"event_id" bigint DEFAULT nextval('events_event_id_seq') NOT NULL,
	"user_id" char(12),
	"name" text NOT NULL,
	"params" jsonb NOT NULL,
	"session_id" text,
	"client" text,
	"occurred_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "events_day_event_key_pk" PRIMARY KEY("day","event_key")
) PARTITION BY RANGE ("day");
--> statement-breakpoint
ALTER SEQUENCE "events_event_id_seq" OWNED BY "events"."event_id";
--> statement-breakpoint
CREATE INDEX "events_by_person" ON "events" USING btree ("user_id","event_id");
--> statement-breakpoint
DO $$
DECLARE one date;
BEGIN
  FOR one IN SELECT DISTINCT (received_at AT TIME ZONE 'UTC')::date FROM events_before LOOP
    EXECUTE format('CREATE TABLE event_days.%I PARTITION OF public.events FOR VALUES FROM (%L) TO (%L)', 'd' || to_char(one, 'YYYYMMDD'), one, one + 1);
  END LOOP;
END $$;
--> statement-breakpoint
INSERT INTO "events" ("day", "event_key", "event_id", "user_id", "name", "params", "session_id", "client", "occurred_at", "received_at")
SELECT (received_at AT TIME ZONE 'UTC')::date, 'before-' || event_id, event_id, user_id, name, params, session_id, client, occurred_at, received_at FROM "events_before";
--> statement-breakpoint
SELECT setval('events_event_id_seq', (SELECT coalesce(max("event_id"), 0) + 1 FROM "events"), false);
--> statement-breakpoint
DROP TABLE "events_before";
