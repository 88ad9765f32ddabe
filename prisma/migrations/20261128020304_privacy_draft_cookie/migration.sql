-- The privacy page of a database from before the cookie of a refused comment gets its row, as a further version. Only the text that came
-- with the code, unedited: an admin's own text is the admin's.
INSERT INTO "legal_page_versions" ("id", "slug", "version", "content", "summary")
SELECT 'lpv_privacy_2', p."slug", 2,
  replace(p."content", E'\n| `__Host-la_step` |', E'\n| `__Host-la_draft` | the text of a comment that could not be posted, so that you need not write it again; scripts cannot read it | 10 minutes |\n| `__Host-la_step` |'),
  'The cookie of a comment that could not be posted is in the list'
FROM "legal_page_versions" p
WHERE p."slug" = 'privacy' AND p."version" = 1 AND p."published_by_id" IS NULL
  AND position('la_draft' IN p."content") = 0 AND position(E'\n| `__Host-la_step` |' IN p."content") > 0
  AND NOT EXISTS (SELECT 1 FROM "legal_page_versions" later WHERE later."slug" = 'privacy' AND later."version" > 1);
