CREATE TABLE "action_tokens" (
	"token_hash" char(64) PRIMARY KEY NOT NULL,
	"code_hash" char(64) NOT NULL,
	"collect_hash" char(64) NOT NULL,
	"source" text NOT NULL,
	"device_label" text NOT NULL,
	"state" text DEFAULT 'WAITING' NOT NULL,
	"user_id" char(12),
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "action_tokens_by_code" ON "action_tokens" USING btree ("code_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "action_tokens_by_collect" ON "action_tokens" USING btree ("collect_hash");--> statement-breakpoint
CREATE INDEX "action_tokens_by_age" ON "action_tokens" USING btree ("expires_at");