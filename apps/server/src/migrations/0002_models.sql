CREATE TABLE "model_parts" (
	"model_id" integer NOT NULL,
	"part" smallint NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "model_parts_model_id_part_pk" PRIMARY KEY("model_id","part")
);
--> statement-breakpoint
CREATE TABLE "models" (
	"model_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "models_model_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"trained_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"state" text DEFAULT 'READY' NOT NULL,
	"people" integer NOT NULL,
	"ratings" integer NOT NULL,
	"seconds" real NOT NULL,
	"changes" bigint NOT NULL,
	"byte_length" bigint NOT NULL,
	"checksum" char(64) NOT NULL,
	"trained_on" jsonb NOT NULL
);
