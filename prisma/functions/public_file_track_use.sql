-- Runs when a record starts to use an uploaded picture or sound. An archived file is restored, so that a used file is always served: the lock
-- makes this wait for an archiving in progress, and an archiving wait for this. A table with a column for the focal point of its picture passes the
-- column that names the picture.
CREATE OR REPLACE FUNCTION public_file_track_use() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_files text[] := ARRAY(SELECT DISTINCT m[1] FROM
    regexp_matches(to_jsonb(NEW)::text, '/api/(?:pictures|sounds)/((?:img|snd)-[0-9a-z]{20})', 'g') AS m ORDER BY 1);
BEGIN
  IF v_files <> '{}' THEN
    PERFORM 1 FROM public_files WHERE id = ANY(v_files) ORDER BY id FOR SHARE;
    UPDATE public_files SET archived_at = NULL WHERE id = ANY(v_files) AND archived_at IS NOT NULL;
  END IF;
  IF TG_NARGS > 0 THEN
    NEW.focus := (SELECT f.focus FROM public_files f
      WHERE f.id = substring(to_jsonb(NEW)->>TG_ARGV[0] FROM '^/api/pictures/(img-[0-9a-z]{20})'));
  END IF;
  RETURN NEW;
END
$$;

CREATE OR REPLACE TRIGGER product_images_public_file BEFORE INSERT OR UPDATE OF url ON product_images
  FOR EACH ROW EXECUTE FUNCTION public_file_track_use('url');
CREATE OR REPLACE TRIGGER exhibitions_public_file BEFORE INSERT OR UPDATE OF image_url, blocks ON exhibitions
  FOR EACH ROW EXECUTE FUNCTION public_file_track_use('image_url');
CREATE OR REPLACE TRIGGER artworks_public_file BEFORE INSERT OR UPDATE OF image_url ON artworks
  FOR EACH ROW EXECUTE FUNCTION public_file_track_use();
CREATE OR REPLACE TRIGGER leaders_public_file BEFORE INSERT OR UPDATE OF content ON leaders
  FOR EACH ROW EXECUTE FUNCTION public_file_track_use();
CREATE OR REPLACE TRIGGER tour_stops_public_file BEFORE INSERT OR UPDATE OF recording ON tour_stops
  FOR EACH ROW EXECUTE FUNCTION public_file_track_use();
CREATE OR REPLACE TRIGGER auctions_public_file BEFORE INSERT OR UPDATE OF images ON auctions
  FOR EACH ROW EXECUTE FUNCTION public_file_track_use();
CREATE OR REPLACE TRIGGER newsletter_issues_public_file BEFORE INSERT OR UPDATE OF blocks ON newsletter_issues
  FOR EACH ROW EXECUTE FUNCTION public_file_track_use();
CREATE OR REPLACE TRIGGER events_public_file BEFORE INSERT OR UPDATE OF pictures, image_url ON events
  FOR EACH ROW EXECUTE FUNCTION public_file_track_use();
