CREATE VIEW "public"."accounts_view" AS (select "users"."user_id", "users"."life_cycle", "users"."canned", "users"."created_at", "users"."last_session_at", "users"."ratings_version", "emails"."verified_at" from "users" left join "emails" on "emails"."user_id" = "users"."user_id");--> statement-breakpoint
CREATE VIEW "public"."devices_view" AS (select "user_id", "last_seen_at" from "bearers");--> statement-breakpoint
CREATE VIEW "public"."seasons_view" AS (select "title_id", "number", "episode_count" from "seasons");--> statement-breakpoint
CREATE VIEW "public"."faults_view" AS (select "last_seen_at" from "faults");--> statement-breakpoint
CREATE VIEW "public"."ratings_view" AS (select "user_id", "item_id", "kind", "rating", "updated_at" from "ratings");--> statement-breakpoint
CREATE VIEW "public"."events_view" AS (select "day", "name", "params", "session_id", "user_id", "occurred_at" from "events");