ALTER TABLE "windows" ADD COLUMN "kinds" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
-- Conditions of designations have several codes and an id; before, each had one code and a text.
UPDATE "notified_bodies" SET "facts" = "facts" || jsonb_build_object(
  'kindsTaken', coalesce("facts" -> 'kindsTaken', '[]'::jsonb),
  'designations', coalesce((
    SELECT jsonb_agg("designation" || jsonb_build_object('conditions', coalesce((
      SELECT jsonb_agg(
        CASE WHEN "old" ? 'text' THEN "old" ELSE jsonb_build_object(
          'id', 'c-' || "number" || '-' || lower("designation" ->> 'regulation') || '-' || "nth",
          'codes', jsonb_build_array("old" -> 'code'),
          'text', "old" -> 'condition',
          'question', null,
          'excludes', null,
          'source', null
        ) END ORDER BY "nth")
      FROM jsonb_array_elements("designation" -> 'conditions') WITH ORDINALITY AS "conditions" ("old", "nth")
    ), '[]'::jsonb)) ORDER BY "place")
    FROM jsonb_array_elements("facts" -> 'designations') WITH ORDINALITY AS "designations" ("designation", "place")
  ), '[]'::jsonb)
);
