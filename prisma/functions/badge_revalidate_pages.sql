-- The guestbook is prerendered with the badges of those who write in it. When rows no longer prove a badge of someone with a public
-- profile, or a ban hides the profile, it is rendered again at its next request (lib/db/revalidate-pages.ts). Deferred to the commit, so that no transaction holds
-- the row of the page while it waits for another lock.
CREATE OR REPLACE FUNCTION badge_revalidate_pages() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO page_invalidations (tag, changed_at) SELECT '_N_T_/guestbook', clock_timestamp()
    WHERE EXISTS (SELECT 1 FROM public_profiles p WHERE p.user_id = coalesce(OLD.user_id, NEW.user_id) AND p.is_public)
    ON CONFLICT (tag) DO UPDATE SET changed_at = greatest(page_invalidations.changed_at, excluded.changed_at);
  RETURN NULL;
END
$$;

DROP TRIGGER IF EXISTS edition_ownerships_badges ON edition_ownerships;
CREATE CONSTRAINT TRIGGER edition_ownerships_badges AFTER UPDATE ON edition_ownerships DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (OLD.ended_at IS DISTINCT FROM NEW.ended_at OR OLD.user_id IS DISTINCT FROM NEW.user_id OR OLD.name_shown <> NEW.name_shown)
  EXECUTE FUNCTION badge_revalidate_pages();

DROP TRIGGER IF EXISTS orders_badges ON orders;
CREATE CONSTRAINT TRIGGER orders_badges AFTER UPDATE OF payment_status ON orders DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (OLD.provenance IS NOT NULL AND NEW.payment_status = 'refunded') EXECUTE FUNCTION badge_revalidate_pages();

DROP TRIGGER IF EXISTS bids_badges ON bids;
CREATE CONSTRAINT TRIGGER bids_badges AFTER UPDATE OF voided_at ON bids DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (NEW.voided_at IS NOT NULL) EXECUTE FUNCTION badge_revalidate_pages();

DROP TRIGGER IF EXISTS event_rsvps_badges ON event_rsvps;
CREATE CONSTRAINT TRIGGER event_rsvps_badges AFTER DELETE OR UPDATE OF checked_in_at, status ON event_rsvps DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (OLD.checked_in_at IS NOT NULL) EXECUTE FUNCTION badge_revalidate_pages();

DROP TRIGGER IF EXISTS comment_bans_badges ON comment_bans;
CREATE CONSTRAINT TRIGGER comment_bans_badges AFTER INSERT ON comment_bans DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  EXECUTE FUNCTION badge_revalidate_pages();
