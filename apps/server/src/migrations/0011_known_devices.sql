CREATE TABLE "known_devices" (
	"user_id" char(12) NOT NULL,
	"proof_hash" char(64) NOT NULL,
	"known_until" timestamp with time zone NOT NULL,
	CONSTRAINT "known_devices_user_id_proof_hash_pk" PRIMARY KEY("user_id","proof_hash")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "admin_by_email" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "known_devices_by_age" ON "known_devices" USING btree ("known_until");