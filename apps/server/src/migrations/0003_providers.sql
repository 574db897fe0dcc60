CREATE TABLE "user_providers" (
	"user_id" char(12) NOT NULL,
	"provider_id" integer NOT NULL,
	"extras" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"add_remove_type" text DEFAULT 'EXPLICIT' NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_providers_user_id_provider_id_pk" PRIMARY KEY("user_id","provider_id")
);
--> statement-breakpoint
ALTER TABLE "title_providers" ADD COLUMN "region" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "title_providers" DROP CONSTRAINT "title_providers_title_id_provider_id_source_type_pk";--> statement-breakpoint
ALTER TABLE "title_providers" ADD CONSTRAINT "title_providers_title_id_provider_id_source_type_region_pk" PRIMARY KEY("title_id","provider_id","source_type","region");--> statement-breakpoint
ALTER TABLE "curated_lists" ADD COLUMN "source" text DEFAULT 'bundle' NOT NULL;--> statement-breakpoint
ALTER TABLE "providers" ADD COLUMN "aliases" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "user_settings" ADD COLUMN "region" char(2);
