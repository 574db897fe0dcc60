CREATE TABLE "accepted_terms" (
	"source" text PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"accepted_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "import_items" (
	"job_id" integer NOT NULL,
	"kind" text NOT NULL,
	"ref" text NOT NULL,
	"place" integer NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"problem" text,
	CONSTRAINT "import_items_job_id_kind_ref_pk" PRIMARY KEY("job_id","kind","ref")
);
--> statement-breakpoint
CREATE TABLE "import_jobs" (
	"job_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "import_jobs_job_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"source" text NOT NULL,
	"state" text DEFAULT 'RUNNING' NOT NULL,
	"step" text DEFAULT 'LIST' NOT NULL,
	"options" jsonb NOT NULL,
	"cursor" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"total" integer,
	"done" integer DEFAULT 0 NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL,
	"rate" real,
	"worker" text,
	"message" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "person_links" (
	"source_person_id" bigint PRIMARY KEY NOT NULL,
	"person_id" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seed_ratings" (
	"source" text NOT NULL,
	"person" integer NOT NULL,
	"title_id" bigint NOT NULL,
	"rating" text NOT NULL,
	CONSTRAINT "seed_ratings_source_person_title_id_pk" PRIMARY KEY("source","person","title_id")
);
--> statement-breakpoint
CREATE TABLE "statements" (
	"source" text NOT NULL,
	"kind" text NOT NULL,
	"ref" text NOT NULL,
	"title_id" bigint NOT NULL,
	"facts" jsonb NOT NULL,
	"url" text,
	"fetched_at" timestamp with time zone NOT NULL,
	CONSTRAINT "statements_source_kind_ref_pk" PRIMARY KEY("source","kind","ref")
);
--> statement-breakpoint
ALTER TABLE "titles" ADD COLUMN "provenance" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "import_items_to_fetch" ON "import_items" USING btree ("job_id","attempts","place") WHERE "import_items"."problem" is null;--> statement-breakpoint
CREATE INDEX "statements_by_title" ON "statements" USING btree ("title_id");--> statement-breakpoint
CREATE INDEX "statements_by_age" ON "statements" USING btree ("source","fetched_at");--> statement-breakpoint
CREATE INDEX "titles_by_folded_name" ON "titles" USING btree ("kind",lower("name"));