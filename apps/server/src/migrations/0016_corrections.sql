CREATE TABLE "corrections" (
	"title_id" bigint NOT NULL,
	"field" text NOT NULL,
	"value" jsonb NOT NULL,
	"admin_id" char(12),
	"corrected_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "corrections_title_id_field_pk" PRIMARY KEY("title_id","field")
);
--> statement-breakpoint
CREATE INDEX "corrections_by_admin" ON "corrections" USING btree ("admin_id");--> statement-breakpoint
CREATE INDEX "corrections_by_time" ON "corrections" USING btree ("corrected_at");