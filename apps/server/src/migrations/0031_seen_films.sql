CREATE TABLE "seen_films" (
	"user_id" char(12) NOT NULL,
	"title_id" bigint NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "seen_films_user_id_title_id_pk" PRIMARY KEY("user_id","title_id")
);
--> statement-breakpoint
CREATE INDEX "seen_films_by_title" ON "seen_films" USING btree ("title_id");