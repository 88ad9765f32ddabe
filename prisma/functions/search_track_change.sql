-- Updates the search documents of a changed row, in the same transaction. The triggers name the columns that are searched, so that a sale
-- or a bid costs nothing. The argument is the column with the id of the source. One plan for all changes of a session: planning the union of
-- all sources takes ten times as long as finding one row in it.
CREATE OR REPLACE FUNCTION search_track_change() RETURNS trigger LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  changed jsonb := to_jsonb(coalesce(NEW, OLD));
  source text := changed->>TG_ARGV[0];
  before jsonb := to_jsonb(OLD);
  -- How blocks of exhibitions refer to the row: an artwork by its id, a leader and a drop by their slugs, before and after the change.
  named text[] := CASE WHEN TG_TABLE_NAME = 'artworks' THEN ARRAY[source]
    WHEN TG_TABLE_NAME = 'leaders' OR (TG_TABLE_NAME = 'products' AND (TG_OP <> 'UPDATE' OR before->'slug' <> changed->'slug'
      OR before->'deleted_at' <> changed->'deleted_at')) THEN array_remove(ARRAY[before->>'slug', changed->>'slug'], NULL) END;
BEGIN
  PERFORM search_index(CASE TG_TABLE_NAME
    WHEN 'exhibitions' THEN ARRAY(SELECT source UNION ALL SELECT id FROM leaders WHERE exhibition_id = source
      UNION ALL SELECT id FROM artworks WHERE exhibition_id = source
      UNION ALL SELECT id FROM comments WHERE exhibition = changed->>'slug'
      -- Their blocks can refer to its works and leaders.
      UNION ALL SELECT id FROM exhibitions WHERE blocks <> '[]' AND id <> source)
    WHEN 'leaders' THEN ARRAY(SELECT source UNION ALL SELECT id FROM artworks WHERE leader_id = source)
    -- A reply is shown with the comment that it belongs to.
    WHEN 'comments' THEN ARRAY(SELECT source UNION ALL SELECT id FROM comments WHERE parent_id = source)
    WHEN 'comment_bans' THEN ARRAY(SELECT id FROM comments WHERE user_id = source
      UNION SELECT r.id FROM comments r JOIN comments p ON p.id = r.parent_id WHERE p.user_id = source)
    WHEN 'artworks' THEN array_remove(ARRAY[source, changed->>'leader_id', before->>'leader_id'], NULL)
    ELSE ARRAY[source] END || ARRAY(SELECT x.id FROM exhibitions x, unnest(named) ref
      WHERE x.blocks <> '[]' AND x.blocks::text LIKE '%"' || ref || '"%'));
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER products_search AFTER INSERT OR DELETE OR UPDATE OF slug, name, description, categories, tags, label, deleted_at
  ON products FOR EACH ROW EXECUTE FUNCTION search_track_change('id');
CREATE OR REPLACE TRIGGER product_images_search AFTER INSERT OR DELETE OR UPDATE OF url, position, product_id
  ON product_images FOR EACH ROW EXECUTE FUNCTION search_track_change('product_id');
CREATE OR REPLACE TRIGGER events_search AFTER INSERT OR DELETE OR UPDATE OF title, description, place, starts_at, cancelled_at, deleted_at, is_hidden
  ON events FOR EACH ROW EXECUTE FUNCTION search_track_change('id');
CREATE OR REPLACE TRIGGER auctions_search AFTER INSERT OR DELETE OR UPDATE OF slug, title, description, images, status, starts_at
  ON auctions FOR EACH ROW EXECUTE FUNCTION search_track_change('id');
CREATE OR REPLACE TRIGGER exhibitions_search AFTER INSERT OR DELETE
  OR UPDATE OF slug, title, subtitle, story, blocks, series_name, image_url, requires_vip, status, is_draft, deleted_at
  ON exhibitions FOR EACH ROW EXECUTE FUNCTION search_track_change('id');
CREATE OR REPLACE TRIGGER leaders_search AFTER INSERT OR DELETE OR UPDATE OF slug, name, content, search_texts, exhibition_id, is_draft
  ON leaders FOR EACH ROW EXECUTE FUNCTION search_track_change('id');
CREATE OR REPLACE TRIGGER artworks_search AFTER INSERT OR DELETE
  OR UPDATE OF slug, title, description, image_url, image_alt, position, leader_id, exhibition_id
  ON artworks FOR EACH ROW EXECUTE FUNCTION search_track_change('id');
CREATE OR REPLACE TRIGGER artwork_annotations_search AFTER INSERT OR DELETE OR UPDATE OF title, body, position
  ON artwork_annotations FOR EACH ROW EXECUTE FUNCTION search_track_change('artwork_id');
CREATE OR REPLACE TRIGGER comments_search AFTER INSERT OR DELETE OR UPDATE OF message, status, deleted_at, exhibition
  ON comments FOR EACH ROW EXECUTE FUNCTION search_track_change('id');
CREATE OR REPLACE TRIGGER comment_bans_search AFTER DELETE OR UPDATE OF lifted_at
  ON comment_bans FOR EACH ROW WHEN (OLD.hides) EXECUTE FUNCTION search_track_change('user_id');
CREATE OR REPLACE TRIGGER comment_bans_hide_search AFTER INSERT
  ON comment_bans FOR EACH ROW WHEN (NEW.hides) EXECUTE FUNCTION search_track_change('user_id');
