import { Prisma } from "@/prisma/generated/client";

type Leaving = {
  userId: string;
  email: string;
  /** What stands in place of the address in the books. */
  nobody: string;
};

const { sql } = Prisma;

/** Of an order, a payment, a sale: what happened stays, for whom it was does not. */
const books = ({ userId, email, nobody }: Leaving) => [
  sql`UPDATE orders SET email = ${nobody}, name = 'Deleted account', shipping_address = NULL, tracking_number = NULL WHERE user_id = ${userId}`,
  // Handled messages have done their work; of one that waits only the name and the address go.
  sql`UPDATE provider_events SET body = CASE WHEN handled_at IS NULL
        THEN body #- '{customer,email}' #- '{customer,first_name}' #- '{customer,last_name}' #- '{customer,phone}' #- '{authorization,account_name}'
        ELSE '{}'::jsonb END
      WHERE reference IN (SELECT reference FROM charges WHERE user_id = ${userId}) OR position(${email} IN lower(body::text)) > 0`,
  sql`UPDATE charges SET email = ${nobody}, authorization_url = NULL, access_code = NULL WHERE user_id = ${userId} OR email = ${email}`,
  sql`UPDATE bids SET request_key = NULL WHERE user_id = ${userId}`,
];

/** The membership ends now; its payments stay. Nothing more is owed to nobody. */
const circle = ({ userId }: Leaving) => [
  sql`UPDATE subscriptions SET ends_at = GREATEST(LEAST(ends_at, clock_timestamp()), started_at), next_plan = NULL, next_plan_at = NULL,
        grace_since = NULL WHERE user_id = ${userId}`,
  sql`UPDATE membership_intents SET open_key = NULL, expires_at = LEAST(expires_at, clock_timestamp()) WHERE user_id = ${userId}`,
  sql`UPDATE card_renewals SET card_label = '', card_expires = '' WHERE user_id = ${userId}`,
  sql`DELETE FROM perks_due WHERE user_id = ${userId} AND status = 'due'`,
  sql`UPDATE perks_due SET note = NULL WHERE user_id = ${userId}`,
  sql`DELETE FROM vip_receipts WHERE user_id = ${userId}`,
];

/** What was theirs alone, and what they said: notes come down, seats are free again. */
const own = ({ userId }: Leaving) => [
  sql`DELETE FROM user_tokens WHERE user_id = ${userId}`,
  sql`DELETE FROM desk_notes WHERE user_id = ${userId}`,
  sql`DELETE FROM second_factors WHERE user_id = ${userId}`,
  sql`DELETE FROM recovery_codes WHERE user_id = ${userId}`,
  sql`DELETE FROM sign_ins WHERE user_id = ${userId}`,
  sql`DELETE FROM download_takes WHERE user_id = ${userId}`,
  sql`DELETE FROM cart_lines WHERE user_id = ${userId}`,
  sql`DELETE FROM maximum_bids WHERE user_id = ${userId}`,
  sql`DELETE FROM bid_requests WHERE user_id = ${userId}`,
  sql`DELETE FROM auction_watches WHERE user_id = ${userId}`,
  sql`DELETE FROM upload_tickets WHERE user_id = ${userId} AND claimed_at IS NOT NULL`,
  sql`DELETE FROM comment_reports WHERE user_id = ${userId}`,
  sql`UPDATE comments SET message = '—', request_key = NULL, deleted_at = COALESCE(deleted_at, clock_timestamp()),
        deleted_by_id = COALESCE(deleted_by_id, ${userId}) WHERE user_id = ${userId}`,
  // Who waited for their seat has it now, and is told.
  sql`SELECT event_forget_guest(${userId})`,
];

/** The newsletter, the mails and the counters. A mail that waits is not sent any more; of one that was sent only that it was is kept. */
const post = ({ userId, email, nobody }: Leaving) => [
  sql`DELETE FROM newsletter_subscribers WHERE email = ${email}`,
  sql`DELETE FROM drop_alerts WHERE user_id = ${userId} OR email = ${email}`,
  sql`UPDATE newsletter_deliveries SET email = ${nobody}, status = CASE WHEN status = 'pending' THEN 'skipped' ELSE status END
      WHERE user_id = ${userId} OR email = ${email}`,
  sql`DELETE FROM outbox_messages WHERE status = 'pending' AND topic <> 'membership.find-renewal'
      AND (payload->>'userId' = ${userId} OR payload->>'to' = ${email} OR rendered->>'to' = ${email})`,
  sql`UPDATE outbox_messages SET payload = '{}'::jsonb, rendered = NULL, last_error = NULL
      WHERE status <> 'pending' AND (payload->>'userId' = ${userId} OR position(${email} IN lower(payload::text)) > 0
        OR position(${email} IN lower(rendered::text)) > 0)`,
  sql`DELETE FROM rate_limits WHERE position(${email} IN key) > 0 OR position(${userId} IN key) > 0`,
];

/** What is done to the rows of somebody who leaves, in an order in which it can be done. */
export function forgottenRows(leaving: Leaving): Prisma.Sql[] {
  return [...books(leaving), ...circle(leaving), ...own(leaving), ...post(leaving)];
}
