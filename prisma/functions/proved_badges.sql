-- The badges of people, each derived from the rows that prove it, so that it is gone when they are. `subject`, `number` and `total` say
-- what proves it, `proved_at` since when. A number whose owner did not agree to be named is not named here either, nor a hidden event. A bid and a won lot
-- name no sale: in the ledger of a sale its bidders have pseudonyms. One row for a kind, except one for each collected series.
CREATE OR REPLACE FUNCTION proved_badges(people text[])
RETURNS TABLE (user_id text, kind text, subject text, number int, total int, proved_at timestamptz) LANGUAGE sql STABLE AS $$
  WITH owned AS MATERIALIZED (
    SELECT w.user_id, w.acquired_at, w.name_shown, e.number, p.id AS product_id, p.name, p.series, shop_hyphenated(p.series) AS series_key,
      p.deleted_at IS NULL AND (p.opens_at IS NULL OR p.opens_at <= now()) AS counts
    FROM edition_ownerships w JOIN editions e ON e.id = w.edition_id JOIN products p ON p.id = e.product_id
    WHERE w.user_id = ANY (people) AND w.ended_at IS NULL AND e.voided_at IS NULL
  ), series AS (
    SELECT shop_hyphenated(p.series) AS key, count(*)::int AS drops FROM products p
    WHERE shop_hyphenated(p.series) IN (SELECT o.series_key FROM owned o) AND p.series IS NOT NULL AND p.deleted_at IS NULL
      AND p.edition_size IS NOT NULL AND (p.opens_at IS NULL OR p.opens_at <= now())
    GROUP BY 1
  ), collected AS (
    SELECT o.user_id, o.series_key, o.product_id, min(o.series) AS series, bool_or(o.name_shown) AS shown, min(o.acquired_at) AS since
    FROM owned o WHERE o.counts AND o.series_key <> '' GROUP BY 1, 2, 3
  )
  (SELECT c.user_id, 'series', CASE WHEN bool_and(c.shown) THEN min(c.series) END, NULL::int, s.drops, max(c.since)
    FROM collected c JOIN series s ON s.key = c.series_key GROUP BY c.user_id, c.series_key, s.drops
    HAVING count(*) = s.drops AND s.drops >= 2)
  UNION ALL
  (SELECT DISTINCT ON (o.user_id) o.user_id, 'first-ten', CASE WHEN o.name_shown THEN o.name END,
      CASE WHEN o.name_shown THEN o.number END, NULL::int, o.acquired_at
    FROM owned o WHERE o.number <= 10 ORDER BY o.user_id, o.name_shown DESC, o.acquired_at, o.number)
  UNION ALL
  (SELECT b.user_id, 'bidder', NULL, NULL::int, NULL::int, min(b.placed_at)
    FROM bids b JOIN auctions a ON a.id = b.auction_id
    WHERE b.user_id = ANY (people) AND b.voided_at IS NULL AND a.status = 'closed' GROUP BY b.user_id)
  UNION ALL
  (SELECT f.user_id, 'winner', NULL, NULL::int, NULL::int, min(o.paid_at)
    FROM auction_offers f JOIN orders o ON o.id = f.order_id
    WHERE f.user_id = ANY (people) AND f.status = 'paid' AND o.payment_status = 'paid' GROUP BY f.user_id)
  UNION ALL
  (SELECT DISTINCT ON (r.user_id) r.user_id, 'attendee', CASE WHEN NOT e.is_hidden THEN e.title END, NULL::int, NULL::int, e.starts_at
    FROM event_rsvps r JOIN events e ON e.id = r.event_id
    WHERE r.user_id = ANY (people) AND r.checked_in_at IS NOT NULL AND r.status = 'seat' AND e.cancelled_at IS NULL AND e.deleted_at IS NULL
    ORDER BY r.user_id, e.is_hidden, e.starts_at, e.id)
  UNION ALL
  -- The same people as on the Founders Wall (`listFounders`).
  (SELECT s.user_id, 'founder', NULL, NULL::int, NULL::int, s.started_at FROM subscriptions s JOIN users u ON u.id = s.user_id
    WHERE s.user_id = ANY (people) AND u.show_on_wall AND s.wall_prompted_at IS NOT NULL AND s.ends_at > now()
      AND CASE WHEN s.next_plan_at <= now() THEN s.next_plan ELSE s.plan END IN ('yearly', 'collector')
      AND u.email_verified_at IS NOT NULL)
$$;
