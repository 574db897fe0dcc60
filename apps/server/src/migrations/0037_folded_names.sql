-- All names of a title, folded, so that one index finds it by any of them.
CREATE FUNCTION "folded_names"("name" text, "original_name" text, "names" jsonb, "other_names" text[]) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN array(
    SELECT DISTINCT folded_name("each") FROM (
      SELECT "name" UNION ALL SELECT "original_name" UNION ALL SELECT "value" FROM jsonb_each_text("names") UNION ALL SELECT unnest("other_names")
    ) AS "given"("each") WHERE folded_name("each") <> '');--> statement-breakpoint
DROP INDEX "titles_by_folded_name";--> statement-breakpoint
DROP INDEX "titles_by_folded_original";--> statement-breakpoint
CREATE INDEX "titles_by_folded_names" ON "titles" USING gin (folded_names("name", "original_name", "names", "other_names"));