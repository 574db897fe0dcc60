ALTER TABLE "friendships" ADD COLUMN "known_as" text;--> statement-breakpoint
UPDATE friendships f SET known_as = p.profile_name FROM user_profiles p JOIN emails e USING (user_id) WHERE p.user_id = f.friend_id AND f.state = 'BLOCKED';
