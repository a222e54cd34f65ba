-- A blank identifier is none. Its key counted as one.
UPDATE "devices" SET
  "udi" = NULL,
  "answers" = jsonb_set("answers", '{udiDi}', 'null'),
  "bytes" = "bytes" + 4 - octet_length(("answers" -> 'udiDi')::text)
WHERE "answers" ->> 'udiDi' !~ '[^[:space:]\u00A0\u00AD\u115F\u1160\u1680\u2000-\u200F\u2028-\u202F\u205F-\u2064\u2800\u3000\u3164\uFEFF\uFFA0]';--> statement-breakpoint
-- A UDI-DI is one identifier, whether or not its issuing entity is given. Where the owner has several devices with it, they
-- stay, the first one has the identifier, and none can be added.
UPDATE "devices" SET "udi" = "answers" ->> 'udiDi'
WHERE "udi" <> "answers" ->> 'udiDi' AND NOT EXISTS (
  SELECT 1 FROM "devices" AS "other"
  WHERE "other"."owner_id" = "devices"."owner_id"
    AND "other"."id" <> "devices"."id"
    AND "other"."answers" ->> 'udiDi' = "devices"."answers" ->> 'udiDi'
    AND ("other"."created_at", "other"."id") < ("devices"."created_at", "devices"."id")
);
