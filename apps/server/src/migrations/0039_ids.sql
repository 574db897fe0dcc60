ALTER TABLE "titles" ADD COLUMN "ids" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "titles_by_tmdb" ON "titles" USING btree ("kind",(("ids" ->> 'tmdb')));--> statement-breakpoint
CREATE INDEX "titles_by_tvdb" ON "titles" USING btree ("kind",(("ids" ->> 'tvdb')));--> statement-breakpoint
-- The titles have not changed, only how they are stored.
UPDATE "title_versions" SET "checksum" = md5("titles"::text || coalesce((SELECT string_agg("field" || "value"::text, ' ' ORDER BY "field") FROM "corrections" WHERE "corrections"."title_id" = "titles"."title_id"), '')) FROM "titles" WHERE "titles"."title_id" = "title_versions"."title_id";
