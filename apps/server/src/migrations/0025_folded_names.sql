-- A name without what differs between sources: accents, case, punctuation, spaces, a leading article, "&" for "and", "×" for "x".
CREATE FUNCTION "folded_name"("name" text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT replace(regexp_replace(regexp_replace(regexp_replace(
    replace(replace(normalize(lower("name"), NFKD), '×', 'x'), '&', ' and '),
    '[\u0300-\u036f\u0027\u2018\u2019\u0060\u00b4]', '', 'g'),
    '[\u0020-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u007e\u00a1-\u00bf\u2010-\u205e\u3000-\u303f\u30fb]+', ' ', 'g'),
    '^ *(the|an?|der|die|das|el|la|los|las|les?|il) ', ''), ' ', '')
$$;--> statement-breakpoint
DROP INDEX "titles_by_folded_name";--> statement-breakpoint
CREATE INDEX "titles_by_folded_original" ON "titles" USING btree ("kind",folded_name("original_name"));--> statement-breakpoint
CREATE INDEX "titles_by_folded_name" ON "titles" USING btree ("kind",folded_name("name"));