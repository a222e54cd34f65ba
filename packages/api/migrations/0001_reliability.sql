CREATE TABLE "device_requests" (
	"owner_id" text NOT NULL,
	"key" text NOT NULL,
	"input_hash" text NOT NULL,
	"device_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "device_requests_owner_id_key_pk" PRIMARY KEY("owner_id","key")
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"payload" jsonb NOT NULL,
	"key" text,
	"run_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"lease_until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "jobs_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "known_devices" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"account_id" text NOT NULL,
	"code_hash" text NOT NULL,
	CONSTRAINT "recovery_codes_account_id_code_hash_pk" PRIMARY KEY("account_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "registrations" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"role_id" text NOT NULL,
	"language" text NOT NULL,
	"network_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "second_factors" (
	"account_id" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"confirmed_at" timestamp with time zone,
	"last_step" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "devices" DROP CONSTRAINT "devices_request";--> statement-breakpoint
DROP INDEX "devices_owner";--> statement-breakpoint
DROP INDEX "windows_body";--> statement-breakpoint
ALTER TABLE "links" ALTER COLUMN "account_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "devices" ADD COLUMN "bytes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "links" ADD COLUMN "registration_id" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "id" text DEFAULT gen_random_uuid()::text NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "user_agent" text;--> statement-breakpoint
ALTER TABLE "device_requests" ADD CONSTRAINT "device_requests_owner_id_accounts_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "device_requests_age" ON "device_requests" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "jobs_due" ON "jobs" USING btree ("run_at");--> statement-breakpoint
CREATE INDEX "known_devices_account" ON "known_devices" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "registrations_email" ON "registrations" USING btree ("email","created_at");--> statement-breakpoint
ALTER TABLE "links" ADD CONSTRAINT "links_registration_id_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."registrations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Only one account may be approved for a notified body from now on: the one that asked first keeps its approval.
UPDATE "accounts" SET "request_status" = 'pending'
WHERE "request_status" = 'approved' AND EXISTS (
	SELECT 1 FROM "accounts" AS "earlier"
	WHERE "earlier"."request_status" = 'approved' AND "earlier"."profile" ->> 'number' = "accounts"."profile" ->> 'number'
		AND ("earlier"."created_at", "earlier"."id") < ("accounts"."created_at", "accounts"."id")
);--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_approved_body" ON "accounts" USING btree (("profile" ->> 'number')) WHERE "accounts"."request_status" = 'approved';--> statement-breakpoint
CREATE INDEX "links_registration" ON "links" USING btree ("registration_id");--> statement-breakpoint
CREATE INDEX "devices_owner" ON "devices" USING btree ("owner_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "windows_body" ON "windows" USING btree ("notified_body","code","from_day","id");--> statement-breakpoint
INSERT INTO "device_requests" ("owner_id", "key", "input_hash", "device_id", "created_at")
SELECT "owner_id", "request_key", "request_hash", "id", "created_at" FROM "devices" WHERE "request_key" IS NOT NULL AND "request_hash" IS NOT NULL;--> statement-breakpoint
UPDATE "devices" SET "bytes" = octet_length("answers"::text);--> statement-breakpoint
-- A registration that nobody has verified is no account any more.
INSERT INTO "registrations" ("id", "email", "password_hash", "first_name", "last_name", "role_id", "language", "created_at", "expires_at")
SELECT "id", "email", "password_hash", "first_name", "last_name", "role_id", "language", "created_at", now() + interval '7 days'
FROM "accounts" WHERE "email_verified_at" IS NULL AND NOT "demo";--> statement-breakpoint
DELETE FROM "accounts" WHERE "email_verified_at" IS NULL AND NOT "demo";--> statement-breakpoint
DELETE FROM "links" WHERE "purpose" = 'verify';--> statement-breakpoint
ALTER TABLE "devices" DROP COLUMN "request_key";--> statement-breakpoint
ALTER TABLE "devices" DROP COLUMN "request_hash";--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_id_unique" UNIQUE("id");