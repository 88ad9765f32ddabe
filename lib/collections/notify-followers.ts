import { collectionJobs } from "@/lib/collections/jobs";
import { transaction } from "@/lib/db/client";
import { enqueue } from "@/lib/jobs/outbox";

/** Emails in one transaction. */
const BATCH_SIZE = 200;

type DueMail = { follow_id: string; user_id: string; product_id: string; attempt: string };

// The row of follow_mails is written in the transaction that enqueues the email, so that a follower gets one for a drop, also when they
// follow its leader and its series. An email that finds its drop sold out or paused deletes the row. A drop is new when it was published or
// opened after the follow began, within the last 30 days. It is announced while it is upcoming or has stock, and while a draw gives its
// units, as long as that can be entered.
async function enqueueNewDrops(): Promise<number> {
  return transaction(async (tx) => {
    const due = await tx.$queryRaw<DueMail[]>`
      WITH recent AS MATERIALIZED (
        SELECT p.id, p.slug, p.artwork_slug, shop_hyphenated(p.series) AS series_key, p.created_at,
          CASE WHEN p.opens_at <= clock_timestamp() THEN p.opens_at END AS opened_at
        FROM products p
        WHERE p.deleted_at IS NULL AND p.in_stock AND shop_phase(p.opens_at, p.closes_at, clock_timestamp()) <> 'ended'
          AND CASE WHEN shop_in_draw(p.id)
            THEN EXISTS (SELECT 1 FROM draws d WHERE d.product_id = p.id AND d.state = 'accepting' AND d.closes_at > clock_timestamp())
            ELSE p.opens_at > clock_timestamp()
              OR EXISTS (SELECT 1 FROM product_variants v WHERE v.product_id = p.id AND v.retired_at IS NULL AND v.stock > 0) END
          AND (p.created_at > clock_timestamp() - interval '30 days'
            OR p.opens_at BETWEEN clock_timestamp() - interval '30 days' AND clock_timestamp())
      ), keys AS (
        SELECT r.id, r.created_at, r.opened_at, 'series'::"FollowKind" AS kind, r.series_key AS key FROM recent r WHERE r.series_key IS NOT NULL
        UNION
        SELECT r.id, r.created_at, r.opened_at, 'leader'::"FollowKind", l.slug FROM recent r
          JOIN artworks a ON a.product_slug = r.slug OR a.slug = r.artwork_slug JOIN leaders l ON l.id = a.leader_id AND NOT l.is_draft
      ), due AS (
        SELECT DISTINCT ON (f.user_id, k.id) f.id AS follow_id, f.user_id, k.id AS product_id
        FROM keys k JOIN follows f ON f.kind = k.kind AND f.key = k.key AND f.created_at < GREATEST(k.created_at, k.opened_at)
          JOIN users u ON u.id = f.user_id
        WHERE u.disabled_at IS NULL AND u.deleted_at IS NULL AND u.email_verified_at IS NOT NULL
          AND NOT EXISTS (SELECT 1 FROM follow_mails m WHERE m.user_id = f.user_id AND m.product_id = k.id)
        ORDER BY f.user_id, k.id, f.kind DESC LIMIT ${BATCH_SIZE}
      ), marked AS (
        INSERT INTO follow_mails (user_id, product_id) SELECT d.user_id, d.product_id FROM due d ORDER BY d.user_id, d.product_id
        ON CONFLICT DO NOTHING RETURNING user_id, product_id)
      SELECT d.*, gen_random_uuid()::text AS attempt FROM due d JOIN marked m ON m.user_id = d.user_id AND m.product_id = d.product_id`;
    const jobs = due.map(({ follow_id, user_id, product_id, attempt }) =>
      collectionJobs.newDrop.job(`new-drop/${user_id}/${product_id}/${attempt}`, {
        followId: follow_id,
        productId: product_id,
      }),
    );
    if (jobs.length > 0) await enqueue(tx, ...jobs);
    return jobs.length;
  });
}

/** Scheduled job: emails followers about each new drop of a leader or a series, once for a drop. */
export async function notifyFollowers(): Promise<number> {
  let sent = 0;
  for (let more = BATCH_SIZE; more === BATCH_SIZE; sent += more) more = await enqueueNewDrops();
  return sent;
}
