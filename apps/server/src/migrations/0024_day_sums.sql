CREATE TABLE "counted_people" (
	"user_id" char(12) PRIMARY KEY NOT NULL,
	"since" date,
	"registered_on" date,
	"rated" boolean NOT NULL,
	"enough" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "day_sums" (
	"day" date NOT NULL,
	"what" text NOT NULL,
	"count" bigint NOT NULL,
	CONSTRAINT "day_sums_day_what_pk" PRIMARY KEY("day","what")
);
--> statement-breakpoint
CREATE TABLE "person_days" (
	"user_id" char(12) NOT NULL,
	"day" date NOT NULL,
	"rated" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "person_days_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "uncounted" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX "users_to_count" ON "users" USING btree ("user_id") WHERE "users"."uncounted";--> statement-breakpoint
INSERT INTO "day_sums" ("day", "what", "count") SELECT "day", 'events', count(*) FROM "events" GROUP BY "day";--> statement-breakpoint
INSERT INTO "day_sums" ("day", "what", "count") SELECT "day", 'first views', count(*) FROM "events" WHERE "name" = 'new_device_session' GROUP BY "day";--> statement-breakpoint
INSERT INTO "person_days" ("user_id", "day") SELECT DISTINCT "user_id", "day" FROM "events" WHERE "user_id" IS NOT NULL;--> statement-breakpoint
INSERT INTO "day_sums" ("day", "what", "count") SELECT "day", 'people', count(*) FROM "person_days" GROUP BY "day";
