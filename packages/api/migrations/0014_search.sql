-- Text as searches and sorted lists compare it, as in packages/domain/src/values/search.ts. "search_text" and "sort_name"
-- are in lower case already, so that the locale of the database does not matter.
CREATE FUNCTION "attesta_folded"("value" text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT btrim(regexp_replace(translate(
    replace(replace(replace(replace(regexp_replace(
      normalize(replace("value", '´', ''''), NFKD),
      '[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0670\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]', '', 'g'
    ), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
    'øłđðħŧıς‘’ʼ′`“”„‟«»‐‑‒–—―⁃−٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹०१२३४५६७८९০১২৩৪৫৬৭৮৯๐๑๒๓๔๕๖๗๘๙',
    'olddhtiσ''''''''''""""""--------01234567890123456789012345678901234567890123456789'
  ), '[ \t]+', ' ', 'g'))
$$;--> statement-breakpoint
-- Lists find devices by their identifiers too. Numbers in sort names have at least ten digits, as before.
UPDATE "devices" SET
  "search_text" = "attesta_folded"(concat_ws(
    E'\n', nullif("search_text", ''), lower("answers" ->> 'basicUdiDi'), lower("answers" ->> 'udiDi')
  )),
  "sort_name" = nullif(left(regexp_replace(regexp_replace(
    "attesta_folded"("sort_name"), '[0-9]+', '0000000000\&', 'g'), '0*([0-9]{10,})', '\1', 'g'
  ), 120), '');--> statement-breakpoint
DROP FUNCTION "attesta_folded"(text);
