ALTER TABLE "notified_bodies" ADD COLUMN "stated" jsonb;--> statement-breakpoint
ALTER TABLE "notified_bodies" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;