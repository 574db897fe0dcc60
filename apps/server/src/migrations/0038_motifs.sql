ALTER TABLE "titles" ADD COLUMN "motif" text;--> statement-breakpoint
-- The titles have not changed, only how they are stored.
UPDATE "title_versions" SET "checksum" = md5("titles"::text || coalesce((SELECT string_agg("field" || "value"::text, ' ' ORDER BY "field") FROM "corrections" WHERE "corrections"."title_id" = "titles"."title_id"), '')) FROM "titles" WHERE "titles"."title_id" = "title_versions"."title_id";
--> statement-breakpoint
-- The avatars are drawn anew; everybody keeps their number.
UPDATE "user_profiles" SET "profile_image" = replace("profile_image", 'v1.jpg', 'v2.jpg') WHERE "profile_image" LIKE 'avatar%v1.jpg';
