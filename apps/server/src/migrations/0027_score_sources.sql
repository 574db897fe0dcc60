CREATE TABLE "score_sources" (
	"source" text PRIMARY KEY NOT NULL,
	"chosen" boolean DEFAULT false NOT NULL,
	"pinned" boolean
);
