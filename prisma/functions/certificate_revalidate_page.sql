-- The page of a certificate is prerendered. Once its document is out of date, for example because an owner has hidden their name, it is
-- rendered again at its next request (lib/db/revalidate-pages.ts), and shows that the certificate is being signed until it is. Deferred to
-- the commit, so that no request renders the older document after the time that is stored.
CREATE OR REPLACE FUNCTION certificate_revalidate_page() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO page_invalidations (tag, changed_at) VALUES ('_N_T_/c/' || NEW.code, clock_timestamp())
    ON CONFLICT (tag) DO UPDATE SET changed_at = greatest(page_invalidations.changed_at, excluded.changed_at);
  RETURN NULL;
END
$$;

DROP TRIGGER IF EXISTS certificates_revalidate_page ON certificates;
CREATE CONSTRAINT TRIGGER certificates_revalidate_page AFTER UPDATE ON certificates DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (OLD.version <> NEW.version) EXECUTE FUNCTION certificate_revalidate_page();
