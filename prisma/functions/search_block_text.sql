-- The text of an exhibition's blocks that its page shows: a block whose work, leader or drop is not public is left out, with its caption
-- (lib/exhibitions/blocks.ts). Signs and links of Markdown are removed.
CREATE OR REPLACE FUNCTION search_block_text(p_exhibition_id text, p_blocks jsonb) RETURNS text LANGUAGE sql STABLE AS $$
  WITH blocks AS (
    SELECT e.block, e.place, e.block->>'type' AS type,
      array_remove(ARRAY[e.block->'work'->>'id', e.block->'first'->>'id', e.block->'second'->>'id'], NULL) AS works,
      CASE WHEN e.block->>'type' = 'timeline' THEN ARRAY(SELECT jsonb_array_elements_text(e.block->'leaders'))
        ELSE array_remove(ARRAY[e.block->'sound'->>'leader'], NULL) END AS leaders
    FROM jsonb_array_elements(p_blocks) WITH ORDINALITY e (block, place)
  ), shown AS (
    SELECT b.* FROM blocks b
    WHERE NOT EXISTS (SELECT FROM unnest(b.works) chosen (id) WHERE NOT EXISTS (
        SELECT FROM artworks w JOIN exhibitions x ON x.id = w.exhibition_id LEFT JOIN leaders d ON d.id = w.leader_id
        WHERE w.id = chosen.id AND d.is_draft IS NOT TRUE AND (w.exhibition_id = p_exhibition_id OR (x.deleted_at IS NULL AND NOT x.is_draft AND CASE
          WHEN w.leader_id IS NOT NULL THEN x.slug = 'heads-of-state'
          ELSE NOT x.requires_vip AND x.status <> 'announced' AND w.image_url ~ '^/api/pictures/img-[0-9a-z]{20}-960\.jpg$' END))))
      AND (b.leaders = '{}' OR EXISTS (SELECT FROM leaders l JOIN exhibitions x ON x.id = l.exhibition_id
        WHERE l.slug = ANY (b.leaders) AND x.slug = 'heads-of-state' AND x.deleted_at IS NULL AND NOT x.is_draft AND NOT l.is_draft
          AND (b.type = 'timeline' OR l.content->'sound' IS DISTINCT FROM 'null'::jsonb)))
      AND (b.type <> 'object' OR EXISTS (SELECT FROM products p WHERE p.slug = b.block->>'product' AND p.deleted_at IS NULL))
  )
  SELECT string_agg(regexp_replace(regexp_replace(t.text, '!?\[([^\]]*)\]\([^)]*\)', '\1', 'g'), '(^|\n)[#>\s]+|[*_`]+', '\1', 'g'), E'\n'
    ORDER BY s.place)
  FROM shown s CROSS JOIN LATERAL (SELECT concat_ws(E'\n', s.block->>'title', s.block->>'text',
    nullif(concat_ws(', ', s.block->>'speaker', s.block->>'date'), ''),
    (SELECT string_agg(p->>'name', ', ') FROM jsonb_array_elements(s.block->'places') p),
    (SELECT string_agg(concat_ws(': ', e->>'date', e->>'text'), E'\n') FROM jsonb_array_elements(s.block->'entries') e),
    s.block->>'caption') AS text) t
  WHERE t.text <> ''
$$;
