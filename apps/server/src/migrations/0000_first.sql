CREATE TABLE "bearers" (
	"user_id" char(12) NOT NULL,
	"token_hash" char(64) NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bearers_user_id_token_hash_pk" PRIMARY KEY("user_id","token_hash")
);
--> statement-breakpoint
CREATE TABLE "catalogue_generations" (
	"generation" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "catalogue_generations_generation_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"source" text NOT NULL,
	"checksum" char(64) NOT NULL,
	"loaded_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credits" (
	"title_id" bigint NOT NULL,
	"person_id" bigint NOT NULL,
	"job" text NOT NULL,
	"character" text,
	"place" smallint NOT NULL,
	CONSTRAINT "credits_title_id_job_person_id_pk" PRIMARY KEY("title_id","job","person_id")
);
--> statement-breakpoint
CREATE TABLE "curated_lists" (
	"list_id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"title_ids" bigint[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "episodes" (
	"season_id" bigint NOT NULL,
	"number" smallint NOT NULL,
	"name" text,
	"air_date" date,
	CONSTRAINT "episodes_season_id_number_pk" PRIMARY KEY("season_id","number")
);
--> statement-breakpoint
CREATE TABLE "events" (
	"event_id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "events_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" char(12),
	"name" text NOT NULL,
	"params" jsonb NOT NULL,
	"session_id" text,
	"client" text,
	"occurred_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "events_received_at_event_id_pk" PRIMARY KEY("received_at","event_id")
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"user_id" char(12) NOT NULL,
	"key" text NOT NULL,
	"fingerprint" char(64) NOT NULL,
	"response" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "memberships" (
	"user_id" char(12) NOT NULL,
	"watchlist_id" bigint NOT NULL,
	"state" text DEFAULT 'OWNER' NOT NULL,
	"user_default" boolean DEFAULT false NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"sort" text DEFAULT 'CUSTOM' NOT NULL,
	CONSTRAINT "memberships_user_id_watchlist_id_pk" PRIMARY KEY("user_id","watchlist_id")
);
--> statement-breakpoint
CREATE TABLE "people" (
	"person_id" bigint PRIMARY KEY NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "providers" (
	"provider_id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"category" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ratings" (
	"user_id" char(12) NOT NULL,
	"item_id" bigint NOT NULL,
	"rating_id" char(12) NOT NULL,
	"kind" text NOT NULL,
	"rating" text NOT NULL,
	"rated_location" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ratings_user_id_item_id_pk" PRIMARY KEY("user_id","item_id")
);
--> statement-breakpoint
CREATE TABLE "seasons" (
	"season_id" bigint PRIMARY KEY NOT NULL,
	"title_id" bigint NOT NULL,
	"number" smallint NOT NULL,
	"year" smallint NOT NULL,
	"episode_count" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "title_providers" (
	"title_id" bigint NOT NULL,
	"provider_id" integer NOT NULL,
	"source_type" text NOT NULL,
	"as_of" date NOT NULL,
	CONSTRAINT "title_providers_title_id_provider_id_source_type_pk" PRIMARY KEY("title_id","provider_id","source_type")
);
--> statement-breakpoint
CREATE TABLE "titles" (
	"title_id" bigint PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"original_name" text,
	"first_air_date" date,
	"date_precision" text DEFAULT 'day' NOT NULL,
	"last_air_date" date,
	"status" text NOT NULL,
	"runtime" smallint,
	"countries" text[] NOT NULL,
	"language" text NOT NULL,
	"genres" text[] NOT NULL,
	"tags" text[] NOT NULL,
	"logline" text NOT NULL,
	"overview" text NOT NULL,
	"certificates" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"awards" text[] DEFAULT '{}' NOT NULL,
	"franchise" text,
	"imdb_id" text,
	"prominence" smallint NOT NULL,
	"source" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_settings" (
	"user_id" char(12) PRIMARY KEY NOT NULL,
	"features_updates_notifications_enabled" boolean DEFAULT true NOT NULL,
	"implicit_watchlist_add_enabled" boolean DEFAULT true NOT NULL,
	"recommendations_notifications_enabled" boolean DEFAULT true NOT NULL,
	"reminders_notifications_enabled" boolean DEFAULT true NOT NULL,
	"share_ratings_with_friends_enabled" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"user_id" char(12) PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"life_cycle" text DEFAULT 'ANONYMOUS' NOT NULL,
	"roles" text[] DEFAULT '{}' NOT NULL,
	"canned" boolean DEFAULT false NOT NULL,
	"first_name" text,
	"last_name" text,
	"profile_settings" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"login_count" integer DEFAULT 0 NOT NULL,
	"last_session_at" timestamp with time zone,
	"ratings_version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "watchlist_items" (
	"watchlist_id" bigint NOT NULL,
	"item_id" bigint NOT NULL,
	"watchlist_item_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"position" integer NOT NULL,
	"added_by" char(12) NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "watchlist_items_watchlist_id_item_id_pk" PRIMARY KEY("watchlist_id","item_id")
);
--> statement-breakpoint
CREATE TABLE "watchlists" (
	"watchlist_id" bigint PRIMARY KEY NOT NULL,
	"owner_id" char(12) NOT NULL,
	"name" text NOT NULL,
	"hex_code" text NOT NULL,
	"status" text DEFAULT 'ACTIVE' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "credits_by_person" ON "credits" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_by_age" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "one_default_a_person" ON "memberships" USING btree ("user_id") WHERE "memberships"."user_default";--> statement-breakpoint
CREATE INDEX "memberships_by_list" ON "memberships" USING btree ("watchlist_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ratings_by_id" ON "ratings" USING btree ("user_id","rating_id");--> statement-breakpoint
CREATE INDEX "ratings_by_time" ON "ratings" USING btree ("user_id","updated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "seasons_by_title" ON "seasons" USING btree ("title_id","number");--> statement-breakpoint
CREATE INDEX "titles_by_imdb" ON "titles" USING btree ("imdb_id");--> statement-breakpoint
CREATE INDEX "titles_by_name" ON "titles" USING btree ("kind","name");--> statement-breakpoint
CREATE UNIQUE INDEX "watchlist_items_by_id" ON "watchlist_items" USING btree ("watchlist_id","watchlist_item_id");