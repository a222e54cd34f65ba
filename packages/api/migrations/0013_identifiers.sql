-- Each identifier has its own issuing entity; before, both of a device had one. The key, the entity and a comma count.
UPDATE "devices" SET
  "answers" = "answers" || jsonb_build_object(
    'basicIssuingEntity', CASE WHEN "answers" ->> 'basicUdiDi' IS NULL THEN 'null'::jsonb ELSE "answers" -> 'issuingEntity' END
  ),
  "bytes" = "bytes" + 22 + octet_length(
    CASE WHEN "answers" ->> 'basicUdiDi' IS NULL THEN 'null' ELSE ("answers" -> 'issuingEntity')::text END
  )
WHERE NOT "answers" ? 'basicIssuingEntity';--> statement-breakpoint
-- A UDI-DI is stored without what its barcode adds: + and the check character of HIBCC, =/ of ICCBBA. Where the owner
-- has another device with that identifier, both stay as they are, and the page of the device lists it.
UPDATE "devices" SET
  "answers" = jsonb_set("devices"."answers", '{udiDi}', to_jsonb("found"."canonical")),
  "udi" = "found"."entity" || ':' || "found"."canonical",
  "bytes" = "devices"."bytes" - 2
FROM (
  SELECT "id", "owner_id", "answers" ->> 'issuingEntity' AS "entity", CASE
    WHEN "udi" ~ '^HIBCC:[+][A-Z][A-Z0-9]{3}[A-Z0-9]{1,18}[0-9][-0-9A-Z. $/+%]$'
      THEN substr("answers" ->> 'udiDi', 2, length("answers" ->> 'udiDi') - 2)
    WHEN "udi" ~ '^ICCBBA:=/[A-Z0-9]{16}$' THEN substr("answers" ->> 'udiDi', 3)
  END AS "canonical"
  FROM "devices"
) AS "found"
WHERE "found"."id" = "devices"."id" AND "found"."canonical" IS NOT NULL AND NOT EXISTS (
  SELECT 1 FROM "devices" AS "other"
  WHERE "other"."owner_id" = "found"."owner_id" AND "other"."udi" = "found"."entity" || ':' || "found"."canonical"
);
