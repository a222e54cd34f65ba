CREATE TABLE "statistics_cells" (
	"period" text NOT NULL,
	"figure" text NOT NULL,
	"dimensions" text[] NOT NULL,
	"state" text NOT NULL,
	"value" double precision,
	CONSTRAINT "statistics_cells_period_figure_dimensions_pk" PRIMARY KEY("period","figure","dimensions")
);
--> statement-breakpoint
CREATE TABLE "statistics_counts" (
	"period" text PRIMARY KEY NOT NULL,
	"counted_at" timestamp with time zone NOT NULL,
	"day" date NOT NULL,
	"month" text NOT NULL,
	"is_demo" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "statistics_cells" ADD CONSTRAINT "statistics_cells_period_statistics_counts_period_fk" FOREIGN KEY ("period") REFERENCES "public"."statistics_counts"("period") ON DELETE cascade ON UPDATE no action;