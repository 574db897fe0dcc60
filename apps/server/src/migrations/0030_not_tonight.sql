CREATE TABLE "not_tonight" (
	"user_id" char(12) NOT NULL,
	"title_id" bigint NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "not_tonight_user_id_title_id_pk" PRIMARY KEY("user_id","title_id")
);
--> statement-breakpoint
CREATE INDEX "not_tonight_by_title" ON "not_tonight" USING btree ("title_id");--> statement-breakpoint
CREATE INDEX "not_tonight_by_until" ON "not_tonight" USING btree ("until");