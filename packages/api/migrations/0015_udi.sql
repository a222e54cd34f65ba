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
