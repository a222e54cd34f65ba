CREATE TABLE "email_changes" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"email" text NOT NULL,
	"current_confirmed_at" timestamp with time zone,
	"new_confirmed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "email_changes_account_id_unique" UNIQUE("account_id")
);
--> statement-breakpoint
CREATE TABLE "invoice_records" (
	"number" integer PRIMARY KEY NOT NULL,
	"course_title" text NOT NULL,
	"supplied_on" date NOT NULL,
	"billing" jsonb NOT NULL,
	"subtotal" integer NOT NULL,
	"discount" integer NOT NULL,
	"shipping" integer NOT NULL,
	"total" integer NOT NULL,
	"vat" integer NOT NULL,
	"vat_rate" integer NOT NULL,
	"ordered_at" timestamp with time zone NOT NULL,
	"keep_until" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pictures" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"kind" text NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "pictures_kind" UNIQUE("account_id","kind")
);
--> statement-breakpoint
DROP INDEX "devices_owner";--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "deletion_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "deletion_reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "notifications" jsonb;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "photo_id" text;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "logo_id" text;--> statement-breakpoint
ALTER TABLE "devices" ADD COLUMN "archived_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "links" ADD COLUMN "email_change_id" text;--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoice_records_end" ON "invoice_records" USING btree ("keep_until");--> statement-breakpoint
ALTER TABLE "links" ADD CONSTRAINT "links_email_change_id_email_changes_id_fk" FOREIGN KEY ("email_change_id") REFERENCES "public"."email_changes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "accounts_deletion" ON "accounts" USING btree ("deletion_at") WHERE "accounts"."deletion_at" is not null;--> statement-breakpoint
CREATE INDEX "devices_archived" ON "devices" USING btree ("owner_id","updated_at","id") WHERE "devices"."archived_at" is not null;--> statement-breakpoint
CREATE INDEX "links_email_change" ON "links" USING btree ("email_change_id");--> statement-breakpoint
CREATE INDEX "devices_owner" ON "devices" USING btree ("owner_id","updated_at","id") WHERE "devices"."archived_at" is null;