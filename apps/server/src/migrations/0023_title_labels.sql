CREATE TABLE "title_labels" (
	"title_id" bigint PRIMARY KEY NOT NULL,
	"liked" smallint NOT NULL,
	"fame" smallint NOT NULL,
	"kin" bigint[] NOT NULL
);
