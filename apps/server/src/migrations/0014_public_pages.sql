CREATE TABLE "title_versions" (
	"title_id" bigint PRIMARY KEY NOT NULL,
	"checksum" char(32) NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"gone_at" timestamp with time zone
);
--> statement-breakpoint
INSERT INTO "title_versions" ("title_id", "checksum") SELECT "title_id", md5("titles"::text) FROM "titles";
