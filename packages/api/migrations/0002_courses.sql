CREATE TABLE "course_discounts" (
	"code" text PRIMARY KEY NOT NULL,
	"discount" jsonb NOT NULL,
	"course_id" text,
	"valid_until" date,
	"max_uses" integer,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "course_registrations" (
	"id" text PRIMARY KEY NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "course_registrations_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"course_id" text NOT NULL,
	"account_id" text NOT NULL,
	"state" text NOT NULL,
	"participant" jsonb NOT NULL,
	"billing" jsonb,
	"documents" text NOT NULL,
	"discount_code" text,
	"payment_method" text NOT NULL,
	"subtotal" integer NOT NULL,
	"discount" integer NOT NULL,
	"shipping" integer NOT NULL,
	"total" integer NOT NULL,
	"vat" integer NOT NULL,
	"vat_rate" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"cancelled_at" timestamp with time zone,
	CONSTRAINT "course_registrations_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "courses" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"language" text NOT NULL,
	"trainer" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"closes_at" timestamp with time zone NOT NULL,
	"time_zone" text NOT NULL,
	"format" text NOT NULL,
	"place" text,
	"capacity" integer NOT NULL,
	"price" integer NOT NULL,
	"vat_rate" integer NOT NULL,
	"printed_documents_price" integer,
	"cancelled_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "course_discounts" ADD CONSTRAINT "course_discounts_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_registrations" ADD CONSTRAINT "course_registrations_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_registrations" ADD CONSTRAINT "course_registrations_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "course_registrations_active" ON "course_registrations" USING btree ("course_id","account_id") WHERE "course_registrations"."state" <> 'cancelled';--> statement-breakpoint
CREATE INDEX "course_registrations_course" ON "course_registrations" USING btree ("course_id","state","number");--> statement-breakpoint
CREATE INDEX "course_registrations_account" ON "course_registrations" USING btree ("account_id","number");--> statement-breakpoint
CREATE INDEX "course_registrations_discount" ON "course_registrations" USING btree ("discount_code");--> statement-breakpoint
CREATE INDEX "courses_start" ON "courses" USING btree ("starts_at","id");