CREATE TABLE "shortlist_entries" (
	"id" text PRIMARY KEY NOT NULL,
	"organisation_id" text NOT NULL,
	"device_id" text NOT NULL,
	"application_id" text,
	"notified_body" text NOT NULL,
	"note" text,
	"standing" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "shortlist_entries_body" UNIQUE("organisation_id","device_id","notified_body")
);
--> statement-breakpoint
ALTER TABLE "shortlist_entries" ADD CONSTRAINT "shortlist_entries_organisation_id_accounts_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shortlist_entries" ADD CONSTRAINT "shortlist_entries_device_id_devices_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."devices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shortlist_entries" ADD CONSTRAINT "shortlist_entries_notified_body_notified_bodies_number_fk" FOREIGN KEY ("notified_body") REFERENCES "public"."notified_bodies"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shortlist_entries_device" ON "shortlist_entries" USING btree ("device_id","created_at","id");--> statement-breakpoint
-- The contact address of a notified body was never shown: its owner decides.
UPDATE "accounts" SET "profile" = "profile" || '{"showContact": false}'::jsonb
	WHERE "profile" ->> 'kind' = 'notified_body' AND NOT ("profile" ? 'showContact');
