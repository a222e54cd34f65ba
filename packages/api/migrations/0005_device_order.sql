ALTER TABLE "devices" ADD COLUMN "risk_class" text;--> statement-breakpoint
ALTER TABLE "devices" ADD COLUMN "target_date" date;--> statement-breakpoint
ALTER TABLE "devices" ADD COLUMN "sort_name" text;--> statement-breakpoint
-- The new columns of older rows. "search_text" has the names in lower case, one per line. The sort name as in
-- packages/domain/src/devices/order.ts: without accents, numbers with at least ten digits, 120 characters.
UPDATE "devices" SET
	"risk_class" = "answers" ->> 'riskClass',
	"target_date" = ("answers" ->> 'targetSubmissionDate')::date,
	"sort_name" = nullif(left(regexp_replace(regexp_replace(regexp_replace(normalize(
		CASE
			WHEN coalesce("answers" -> 'tradeName' -> 0 ->> 'text', '') <> ''
				THEN split_part("search_text", E'\n', CASE WHEN "answers" ->> 'workingName' IS NULL THEN 1 ELSE 2 END)
			WHEN "answers" ->> 'workingName' IS NOT NULL THEN split_part("search_text", E'\n', 1)
		END, NFD),
		'[\u0300-\u036f]', '', 'g'), '[0-9]+', '0000000000\&', 'g'), '0*([0-9]{10,})', '\1', 'g'), 120), '');
