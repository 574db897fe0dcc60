CREATE TABLE "removed_items" (
	"watchlist_id" bigint NOT NULL,
	"item_id" bigint NOT NULL,
	"watchlist_item_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"added_by" char(12) NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"new_for" text[] NOT NULL,
	"removed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "removed_items_watchlist_id_item_id_pk" PRIMARY KEY("watchlist_id","item_id")
);
--> statement-breakpoint
CREATE INDEX "removed_items_by_age" ON "removed_items" USING btree ("removed_at");--> statement-breakpoint
CREATE INDEX "removed_items_by_adder" ON "removed_items" USING btree ("added_by");--> statement-breakpoint
CREATE INDEX "removed_items_by_dot" ON "removed_items" USING gin ("new_for");