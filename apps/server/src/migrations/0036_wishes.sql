CREATE TABLE "wishes" (
	"user_id" char(12) NOT NULL,
	"wish_id" char(12) NOT NULL,
	"name" text NOT NULL,
	"folded" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"title_id" bigint,
	"granted_at" timestamp with time zone,
	"told_at" timestamp with time zone,
	"declined_at" timestamp with time zone,
	CONSTRAINT "wishes_user_id_wish_id_pk" PRIMARY KEY("user_id","wish_id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "wishes_by_person" ON "wishes" USING btree ("user_id","folded");--> statement-breakpoint
CREATE INDEX "wishes_open" ON "wishes" USING btree ("folded") WHERE "wishes"."title_id" is null;--> statement-breakpoint
CREATE INDEX "wishes_by_title" ON "wishes" USING btree ("title_id");