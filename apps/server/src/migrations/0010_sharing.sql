CREATE TABLE "friend_messages" (
	"user_id" char(12) NOT NULL,
	"message_id" char(12) NOT NULL,
	"from_id" char(12) NOT NULL,
	"kind" text NOT NULL,
	"title_id" bigint NOT NULL,
	"note" text NOT NULL,
	"answer" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"answered_at" timestamp with time zone,
	CONSTRAINT "friend_messages_user_id_message_id_pk" PRIMARY KEY("user_id","message_id")
);
--> statement-breakpoint
CREATE TABLE "friendships" (
	"user_id" char(12) NOT NULL,
	"friend_id" char(12) NOT NULL,
	"state" text NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "friendships_user_id_friend_id_pk" PRIMARY KEY("user_id","friend_id")
);
--> statement-breakpoint
CREATE TABLE "invite_references" (
	"reference" char(24) PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"inviter_id" char(12) NOT NULL,
	"watchlist_id" bigint,
	"taken_by" char(12),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "list_activity" (
	"watchlist_id" bigint NOT NULL,
	"activity_id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "list_activity_activity_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" char(12) NOT NULL,
	"what" text NOT NULL,
	"item_id" bigint,
	"about_id" char(12),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "list_activity_watchlist_id_activity_id_pk" PRIMARY KEY("watchlist_id","activity_id")
);
--> statement-breakpoint
CREATE TABLE "new_items" (
	"user_id" char(12) NOT NULL,
	"watchlist_id" bigint NOT NULL,
	"item_id" bigint NOT NULL,
	CONSTRAINT "new_items_user_id_watchlist_id_item_id_pk" PRIMARY KEY("user_id","watchlist_id","item_id")
);
--> statement-breakpoint
CREATE INDEX "friend_messages_by_time" ON "friend_messages" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "friend_messages_by_sender" ON "friend_messages" USING btree ("from_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "one_reference_a_list" ON "invite_references" USING btree ("watchlist_id") WHERE "invite_references"."kind" = 'LIST' and "invite_references"."ended_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "one_friend_reference_a_person" ON "invite_references" USING btree ("inviter_id") WHERE "invite_references"."kind" = 'FRIEND' and "invite_references"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "invite_references_by_list" ON "invite_references" USING btree ("watchlist_id");--> statement-breakpoint
CREATE INDEX "invite_references_by_age" ON "invite_references" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "watchlist_items_by_place" ON "watchlist_items" USING btree ("watchlist_id","position","item_id");