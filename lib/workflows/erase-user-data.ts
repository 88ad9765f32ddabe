import { Prisma } from "@/prisma/generated/client";

type DeletedUser = {
  userId: string;
  email: string;
  /** Replaces the email address in financial records. */
  anonymousEmail: string;
};

const { sql } = Prisma;

/** Orders, payments and bids are kept without personal data. */
const financialRecords = ({ userId, email, anonymousEmail }: DeletedUser) => [
  sql`UPDATE orders SET email = ${anonymousEmail}, name = 'Deleted account', shipping_address = NULL, gift_note = NULL, tracking_number = NULL,
        delivery_comment = NULL
      WHERE user_id = ${userId}`,
  sql`UPDATE parcels SET tracking_number = NULL, tracking_url = NULL FROM orders o WHERE o.id = parcels.order_id AND o.user_id = ${userId}`,
  sql`UPDATE users SET guest_email = NULL, first_name = 'Guest', last_name = '' WHERE is_guest AND guest_email = ${email}`,
  sql`UPDATE return_requests SET text = '', photo_keys = '{}', reply = NULL WHERE user_id = ${userId}`,
  // Handled events are emptied; a pending one loses only the personal data.
  sql`UPDATE provider_events SET body = CASE WHEN handled_at IS NULL
        THEN body #- '{customer,email}' #- '{customer,first_name}' #- '{customer,last_name}' #- '{customer,phone}' #- '{authorization,account_name}'
        ELSE '{}'::jsonb END, last_error = NULL
      WHERE reference IN (SELECT reference FROM charges WHERE user_id = ${userId}) OR position(${email} IN lower(body::text)) > 0`,
  sql`UPDATE charges SET email = ${anonymousEmail}, authorization_url = NULL, access_code = NULL WHERE user_id = ${userId} OR email = ${email}`,
  sql`UPDATE bids SET idempotency_key = NULL WHERE user_id = ${userId}`,
];

/** Ends the subscription; its payments are kept. */
const subscriptionRows = ({ userId }: DeletedUser) => [
  sql`UPDATE subscriptions SET ends_at = GREATEST(LEAST(ends_at, clock_timestamp()), started_at), next_plan = NULL, next_plan_at = NULL,
        grace_since = NULL WHERE user_id = ${userId}`,
  sql`UPDATE subscription_intents SET open_key = NULL, expires_at = LEAST(expires_at, clock_timestamp()) WHERE user_id = ${userId}`,
  sql`UPDATE auto_renewals SET card_label = '', card_expires = '' WHERE user_id = ${userId}`,
  sql`DELETE FROM fulfilments WHERE user_id = ${userId} AND status = 'due'`,
  sql`UPDATE fulfilments SET note = NULL WHERE user_id = ${userId}`,
  sql`DELETE FROM payment_proofs WHERE user_id = ${userId}`,
];

/** A paid gift is kept. Its recipient is anonymised, unless the code has not been sent yet. */
const giftRows = ({ userId, email, anonymousEmail }: DeletedUser) => [
  sql`UPDATE gift_memberships SET buyer_email = ${anonymousEmail}, message = CASE WHEN sent_at IS NULL THEN message ELSE '' END
      WHERE buyer_id = ${userId} OR (buyer_email = ${email} AND buyer_id IN (SELECT id FROM users WHERE is_guest))`,
  sql`UPDATE gift_memberships SET recipient_name = 'Deleted account', recipient_email = ${anonymousEmail}, message = ''
      WHERE redeemed_by_id = ${userId} OR (sent_at IS NOT NULL AND recipient_email = ${email})
        OR (buyer_id = ${userId} AND (sent_at IS NOT NULL OR paid_at IS NULL))`,
];

/** The user's own rows; comments are emptied and event seats released. */
const ownedRows = ({ userId }: DeletedUser) => [
  sql`DELETE FROM user_tokens WHERE user_id = ${userId}`,
  sql`DELETE FROM admin_notes WHERE user_id = ${userId}`,
  sql`DELETE FROM saved_views WHERE user_id = ${userId}`,
  sql`DELETE FROM hidden_columns WHERE user_id = ${userId}`,
  sql`DELETE FROM totp_credentials WHERE user_id = ${userId}`,
  sql`DELETE FROM recovery_codes WHERE user_id = ${userId}`,
  sql`DELETE FROM passkeys WHERE user_id = ${userId}`,
  sql`DELETE FROM passkey_challenges WHERE user_id = ${userId}`,
  sql`DELETE FROM addresses WHERE user_id = ${userId}`,
  sql`DELETE FROM sessions WHERE user_id = ${userId}`,
  sql`DELETE FROM admin_invites WHERE accepted_by_id = ${userId} OR (invited_by_id = ${userId} AND accepted_at IS NULL)`,
  sql`UPDATE segments SET created_by_id = NULL WHERE created_by_id = ${userId}`,
  sql`DELETE FROM download_records WHERE user_id = ${userId}`,
  sql`DELETE FROM wishlist_items WHERE user_id = ${userId}`,
  sql`DELETE FROM cart_lines WHERE user_id = ${userId}`,
  sql`DELETE FROM maximum_bids WHERE user_id = ${userId}`,
  sql`DELETE FROM bid_requests WHERE user_id = ${userId}`,
  sql`DELETE FROM auction_watches WHERE user_id = ${userId}`,
  sql`DELETE FROM upload_sessions WHERE user_id = ${userId} AND claimed_at IS NOT NULL`,
  sql`DELETE FROM comment_reports WHERE user_id = ${userId}`,
  sql`DELETE FROM comment_bans WHERE user_id = ${userId}`,
  sql`DELETE FROM moderation_notes WHERE user_id = ${userId}`,
  sql`UPDATE comments SET message = '—', held_for = '{}', text_hash = NULL, idempotency_key = NULL, deleted_at = COALESCE(deleted_at, clock_timestamp()),
        deleted_by_id = COALESCE(deleted_by_id, ${userId}) WHERE user_id = ${userId}`,
  // Gives released seats to the waiting list and notifies it.
  sql`SELECT event_erase_attendee(${userId})`,
];

/** Newsletter, emails and rate limits. Pending emails are deleted; sent ones are emptied. */
const emailRows = ({ userId, email }: DeletedUser) => [
  sql`DELETE FROM newsletter_subscribers WHERE email = ${email}`,
  sql`DELETE FROM admin_invites WHERE email = ${email}`,
  sql`DELETE FROM former_emails WHERE email = ${email} OR user_id = ${userId}`,
  sql`DELETE FROM product_alerts WHERE user_id = ${userId} OR email = ${email}`,
  // One address for each row, because both addresses of a merged account may have got the same issue.
  sql`UPDATE newsletter_deliveries SET email = replace(id, '_', '-') || '@deleted.invalid', status = CASE WHEN status = 'pending' THEN 'skipped' ELSE status END
      WHERE user_id = ${userId} OR email = ${email}`,
  sql`DELETE FROM outbox_messages WHERE status = 'pending' AND topic <> 'subscription.find-renewals'
      AND (payload->>'userId' = ${userId} OR payload->>'to' = ${email} OR rendered->>'to' = ${email})`,
  sql`UPDATE outbox_messages SET payload = '{}'::jsonb, rendered = NULL, last_error = NULL
      WHERE status <> 'pending' AND (payload->>'userId' = ${userId} OR position(${email} IN lower(payload::text)) > 0
        OR position(${email} IN lower(rendered::text)) > 0)`,
  sql`DELETE FROM rate_limits WHERE position(${email} IN key) > 0 OR position(${userId} IN key) > 0`,
];

/** The statements that erase a user's data, in an order that satisfies the foreign keys. */
export function eraseUserDataStatements(user: DeletedUser): Prisma.Sql[] {
  return [
    ...financialRecords(user),
    ...subscriptionRows(user),
    ...giftRows(user),
    ...ownedRows(user),
    ...emailRows(user),
  ];
}
