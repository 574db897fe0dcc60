CREATE TABLE "person_pictures" (
	"person_id" bigint PRIMARY KEY NOT NULL,
	"path" text NOT NULL,
	"as_of" date NOT NULL
);
--> statement-breakpoint
ALTER TABLE "titles" ADD COLUMN "poster_path" text;--> statement-breakpoint
ALTER TABLE "titles" ADD COLUMN "backdrop_path" text;--> statement-breakpoint
CREATE INDEX "person_pictures_by_age" ON "person_pictures" USING btree ("as_of");--> statement-breakpoint
UPDATE "titles" t SET "poster_path" = substring(s.facts ->> 'poster' from '^(/[A-Za-z0-9_-]{1,90}[.](?:jpe?g|png|webp))$'), "backdrop_path" = substring(s.facts ->> 'backdrop' from '^(/[A-Za-z0-9_-]{1,90}[.](?:jpe?g|png|webp))$')
FROM "statements" s WHERE s.source = 'tmdb' AND s.title_id = t.title_id AND s.kind = t.kind;
