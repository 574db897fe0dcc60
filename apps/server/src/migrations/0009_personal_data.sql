ALTER TABLE "memberships" ADD COLUMN "since" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "events_by_person" ON "events" USING btree ("user_id","event_id");--> statement-breakpoint
CREATE INDEX "watchlist_items_by_adder" ON "watchlist_items" USING btree ("added_by");