CREATE INDEX "seen_episodes_by_title" ON "seen_episodes" USING btree ("title_id");--> statement-breakpoint
CREATE INDEX "ratings_by_item" ON "ratings" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "watchlist_items_by_item" ON "watchlist_items" USING btree ("item_id");