-- How well known a title is, from 1 to 9: what editors say, otherwise what an import counted.
ALTER TABLE "titles" RENAME COLUMN "prominence" TO "fame";--> statement-breakpoint
ALTER TABLE "titles" ALTER COLUMN "fame" SET DATA TYPE real USING (ARRAY[1.5, 2.5, 4, 6, 8])["fame"];--> statement-breakpoint
UPDATE "titles" SET "fame" = "title_labels"."fame" FROM "title_labels" WHERE "title_labels"."title_id" = "titles"."title_id";--> statement-breakpoint
ALTER TABLE "title_labels" DROP COLUMN "fame";--> statement-breakpoint
UPDATE "titles" SET "provenance" = "provenance" - 'prominence' || jsonb_build_object('fame', "provenance"->'prominence') WHERE "provenance" ? 'prominence';--> statement-breakpoint
UPDATE "statements" SET "facts" = "facts" - 'prominence' || jsonb_build_object('fame', (ARRAY[1.5, 2.5, 4, 6, 8])[("facts"->>'prominence')::int]) WHERE "facts" ? 'prominence';--> statement-breakpoint
-- The titles have not changed, only how they are stored.
UPDATE "title_versions" SET "checksum" = md5("titles"::text || coalesce((SELECT string_agg("field" || "value"::text, ' ' ORDER BY "field") FROM "corrections" WHERE "corrections"."title_id" = "titles"."title_id"), '')) FROM "titles" WHERE "titles"."title_id" = "title_versions"."title_id";
