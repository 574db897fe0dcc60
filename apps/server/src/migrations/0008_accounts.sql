CREATE TABLE "emails" (
	"user_id" char(12) PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"verified_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "limit_counts" (
	"key_hash" char(64) NOT NULL,
	"window_end" timestamp with time zone NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "limit_counts_key_hash_window_end_pk" PRIMARY KEY("key_hash","window_end")
);
--> statement-breakpoint
CREATE TABLE "pending_emails" (
	"user_id" char(12) PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_in_links" (
	"token_hash" char(64) PRIMARY KEY NOT NULL,
	"request_id" char(12) NOT NULL,
	"purpose" text NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"user_id" char(12) NOT NULL,
	"bearer_hash" char(64) NOT NULL,
	"device_label" text NOT NULL,
	"matching_code" char(2) NOT NULL,
	"mail" text DEFAULT 'SENDING' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"redeemed_at" timestamp with time zone,
	"redeemed_by" char(12),
	"approval" text DEFAULT 'NONE' NOT NULL,
	"approved_at" timestamp with time zone,
	"collected_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "user_profiles" (
	"user_id" char(12) PRIMARY KEY NOT NULL,
	"profile_name" text,
	"profile_image" text,
	"display_name" text,
	"phone_number" text,
	"genres" text[] DEFAULT '{}' NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bearers" ADD COLUMN "bearer_id" char(12) DEFAULT substr(md5(gen_random_uuid()::text), 1, 12) NOT NULL;--> statement-breakpoint
ALTER TABLE "bearers" ADD COLUMN "last_seen_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "bearers" ADD COLUMN "label" text DEFAULT 'Unknown device' NOT NULL;--> statement-breakpoint
ALTER TABLE "bearers" ADD COLUMN "installation_id" text;--> statement-breakpoint
ALTER TABLE "bearers" ADD COLUMN "source" text DEFAULT 'WEB' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "locked_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "emails_by_key" ON "emails" USING btree ("email_key");--> statement-breakpoint
CREATE INDEX "limit_counts_by_age" ON "limit_counts" USING btree ("window_end");--> statement-breakpoint
CREATE INDEX "sign_in_links_by_request" ON "sign_in_links" USING btree ("user_id","request_id");--> statement-breakpoint
CREATE INDEX "sign_in_links_to_answer" ON "sign_in_links" USING btree ("redeemed_by") WHERE "sign_in_links"."approval" = 'PENDING';--> statement-breakpoint
CREATE INDEX "sign_in_links_by_age" ON "sign_in_links" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "bearers_by_id" ON "bearers" USING btree ("user_id","bearer_id");