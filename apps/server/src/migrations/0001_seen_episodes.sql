CREATE TABLE "seen_episodes" (
	"user_id" char(12) NOT NULL,
	"title_id" bigint NOT NULL,
	"season" smallint NOT NULL,
	"episode" smallint NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "seen_episodes_user_id_title_id_season_episode_pk" PRIMARY KEY("user_id","title_id","season","episode")
);
