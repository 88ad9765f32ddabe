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
        grace_since = NULL, paused_until = NULL, resumes_to = NULL WHERE user_id = ${userId}`,
  sql`UPDATE subscription_intents SET open_key = NULL, expires_at = LEAST(expires_at, clock_timestamp()) WHERE user_id = ${userId}`,
  sql`UPDATE auto_renewals SET card_label = '', card_expires = '' WHERE user_id = ${userId}`,
  sql`DELETE FROM fulfilments WHERE user_id = ${userId} AND status = 'due'`,
  sql`UPDATE fulfilments SET note = NULL WHERE user_id = ${userId}`,
  sql`DELETE FROM referral_links WHERE user_id = ${userId}`,
  sql`DELETE FROM referrals WHERE referred_id = ${userId} AND status = 'started'`,
  sql`DELETE FROM payment_proofs WHERE user_id = ${userId}`,
];

/** A paid gift is kept. Its recipient is anonymised, unless the code has not been sent yet. */
const giftRows = ({ userId, email, anonymousEmail }: DeletedUser) => [
  sql`UPDATE gift_memberships SET buyer_email = ${anonymousEmail}, message = CASE WHEN sent_at IS NULL THEN message ELSE '' END
      WHERE buyer_id = ${userId} OR (buyer_email = ${email} AND buyer_id IN (SELECT id FROM users WHERE is_guest))`,
  // The people of a group read its name, which could name its buyer.
  sql`UPDATE gift_memberships SET recipient_name = CASE WHEN seats > 1 THEN 'A group' ELSE 'Deleted account' END,
        recipient_email = ${anonymousEmail}, message = ''
      WHERE redeemed_by_id = ${userId} OR ((sent_at IS NOT NULL OR seats > 1) AND recipient_email = ${email})
        OR (buyer_id = ${userId} AND (sent_at IS NOT NULL OR paid_at IS NULL))`,
  // An invitation of a deleted buyer still works by its code; an open one of the user is free again.
  sql`UPDATE group_seats s SET email = NULL, name = '' FROM gift_memberships g WHERE g.id = s.gift_id AND g.buyer_id = ${userId}`,
  sql`UPDATE group_seats SET email = NULL, name = '' WHERE redeemed_by_id = ${userId}`,
  sql`UPDATE group_seats SET email = NULL, name = '', code_hash = NULL, invited_at = NULL WHERE email = ${email} AND redeemed_at IS NULL`,
  sql`UPDATE group_seats SET email = NULL, name = '' WHERE email = ${email}`,
];

/** A voucher keeps its amount, and who got its code can spend it. One that has not been sent yet still goes to its recipient. */
const voucherRows = ({ userId, email, anonymousEmail }: DeletedUser) => [
  sql`UPDATE vouchers SET recipient_email = ${anonymousEmail}, message = '' WHERE recipient_email = ${email} AND sent_at IS NOT NULL`,
  sql`UPDATE vouchers SET buyer_email = ${anonymousEmail}, message = CASE WHEN sent_at IS NULL AND issued_at IS NOT NULL THEN message ELSE '' END,
        recipient_email = CASE WHEN sent_at IS NULL AND issued_at IS NOT NULL OR recipient_email IS NULL THEN recipient_email ELSE ${anonymousEmail} END
      WHERE buyer_id = ${userId} OR (buyer_email = ${email} AND buyer_id IN (SELECT id FROM users WHERE is_guest))`,
];

/**
 * Numbered units stay with "Private collector" in their chain. What waits for the user is cancelled, and the other side gets an email; the
 * texts of transfers and disputes go.
 */
const ownershipRows = ({ userId, email, anonymousEmail }: DeletedUser) => [
  sql`SELECT transfer_close(t.id, 'cancelled', 'account') FROM edition_transfers t
      WHERE t.status = 'pending' AND (t.sender_id = ${userId} OR t.recipient_email = ${email})`,
  sql`UPDATE edition_transfers SET message = '' WHERE sender_id = ${userId}`,
  sql`UPDATE edition_transfers SET message = '', recipient_email = ${anonymousEmail} WHERE recipient_id = ${userId} OR recipient_email = ${email}`,
  // Somebody who never accepted may have no account, which could be deleted.
  sql`UPDATE edition_transfers SET recipient_email = ${anonymousEmail} WHERE sender_id = ${userId} AND recipient_id IS NULL`,
  sql`UPDATE edition_disputes SET reason = '—' WHERE opened_by_id = ${userId}`,
  // A marked number is not transferred, so that its last owner is the one whom the note is about.
  sql`UPDATE editions e SET mark_note = NULL FROM edition_ownerships w
      WHERE w.edition_id = e.id AND w.user_id = ${userId} AND e.mark_note IS NOT NULL
        AND NOT EXISTS (SELECT 1 FROM edition_ownerships later WHERE later.edition_id = e.id AND later.position > w.position)`,
  sql`UPDATE edition_ownerships SET user_id = NULL, name_shown = false WHERE user_id = ${userId}`,
];

/** The user's own rows; comments are emptied and event seats released. */
const ownedRows = ({ userId }: DeletedUser) => [
  sql`DELETE FROM user_tokens WHERE user_id = ${userId}`,
  sql`DELETE FROM admin_notes WHERE user_id = ${userId}`,
  sql`DELETE FROM member_notes WHERE user_id = ${userId}`,
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
  // An entry leaves a draw before its list is published; afterwards the published list stays, without the person.
  sql`DELETE FROM draw_entries e WHERE e.user_id = ${userId} AND e.draw_id IN (
        SELECT d.id FROM draws d WHERE d.state IN ('accepting', 'cancelled') AND (d.state = 'cancelled' OR d.closes_at > clock_timestamp()) FOR SHARE)`,
  sql`DELETE FROM draw_entry_cards WHERE entry_id IN (SELECT id FROM draw_entries WHERE user_id = ${userId})`,
  sql`UPDATE draw_entries SET user_id = NULL, shipping_address = NULL, address_hash = NULL, mailbox_hash = NULL, note = NULL WHERE user_id = ${userId}`,
  sql`DELETE FROM wishlist_items WHERE user_id = ${userId}`,
  sql`DELETE FROM public_profiles WHERE user_id = ${userId}`,
  sql`DELETE FROM follows WHERE user_id = ${userId}`,
  sql`DELETE FROM follow_mails WHERE user_id = ${userId}`,
  sql`DELETE FROM number_wishes WHERE user_id = ${userId}`,
  sql`DELETE FROM personal_walls WHERE user_id = ${userId}`,
  sql`DELETE FROM personal_wall_reports WHERE user_id = ${userId}`,
  sql`DELETE FROM cart_lines WHERE user_id = ${userId}`,
  sql`DELETE FROM waiting_room_admissions WHERE user_id = ${userId}`,
  sql`UPDATE rehearsals SET started_by_id = NULL WHERE started_by_id = ${userId}`,
  sql`DELETE FROM maximum_bids WHERE user_id = ${userId}`,
  sql`DELETE FROM bid_requests WHERE user_id = ${userId}`,
  sql`DELETE FROM auction_watches WHERE user_id = ${userId}`,
  sql`DELETE FROM upload_sessions WHERE user_id = ${userId} AND claimed_at IS NOT NULL`,
  sql`DELETE FROM comment_reports WHERE user_id = ${userId}`,
  sql`DELETE FROM comment_bans WHERE user_id = ${userId}`,
  sql`DELETE FROM moderation_notes WHERE user_id = ${userId}`,
  sql`DELETE FROM comment_reactions WHERE user_id = ${userId}`,
  sql`DELETE FROM comment_mentions WHERE user_id = ${userId}`,
  sql`DELETE FROM comment_conversations WHERE user_id = ${userId}`,
  sql`DELETE FROM comment_mutes WHERE user_id = ${userId} OR muted_id = ${userId}`,
  sql`DELETE FROM comment_mail_settings WHERE user_id = ${userId}`,
  sql`DELETE FROM digest_subscriptions WHERE user_id = ${userId}`,
  sql`DELETE FROM comment_appeals WHERE user_id = ${userId}`,
  // The purge deletes the recordings.
  sql`INSERT INTO upload_sessions (id, storage_key, intent, max_bytes, user_id, expires_at)
      SELECT 'tkt_' || substr(md5(voice_key), 1, 20), voice_key, '{}'::jsonb, 0, user_id, now() FROM comments
      WHERE user_id = ${userId} AND voice_key IS NOT NULL
      ON CONFLICT (storage_key) DO UPDATE SET intent = excluded.intent, claimed_at = NULL, expires_at = excluded.expires_at`,
  sql`UPDATE comments SET voice_key = NULL, voice_seconds = NULL, pinned_at = NULL, featured_at = NULL, message = '—', held_for = '{}', removal_reason = NULL, removal_note = NULL, text_hash = NULL, idempotency_key = NULL, deleted_at = COALESCE(deleted_at, clock_timestamp()),
        deleted_by_id = COALESCE(deleted_by_id, ${userId}) WHERE user_id = ${userId}`,
  sql`DELETE FROM calendar_feeds WHERE user_id = ${userId}`,
  sql`UPDATE event_messages SET sent_by_id = NULL WHERE sent_by_id = ${userId}`,
  // Offers released seats to the waiting list and notifies it.
  sql`SELECT event_erase_attendee(${userId})`,
];

/** Newsletter, emails and rate limits. Pending emails are deleted; sent ones are emptied. */
const emailRows = ({ userId, email }: DeletedUser) => [
  // A ticket that somebody is passing on to the address stays theirs.
  sql`UPDATE event_rsvps SET transfer_email = NULL, transfer_key = NULL WHERE transfer_email = ${email}`,
  sql`DELETE FROM newsletter_subscribers WHERE email = ${email}`,
  sql`DELETE FROM admin_invites WHERE email = ${email}`,
  sql`DELETE FROM member_import_rows WHERE user_id = ${userId} OR email = ${email}`,
  sql`DELETE FROM former_emails WHERE email = ${email} OR user_id = ${userId}`,
  sql`DELETE FROM product_alerts WHERE user_id = ${userId} OR email = ${email}`,
  // One address for each row, because both addresses of a merged account may have got the same issue. A failed one is not sent again.
  sql`UPDATE newsletter_deliveries SET email = replace(id, '_', '-') || '@deleted.invalid', error = NULL,
        status = CASE WHEN status IN ('pending', 'failed') THEN 'skipped' ELSE status END
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
    ...voucherRows(user),
    ...giftRows(user),
    ...ownershipRows(user),
    ...ownedRows(user),
    ...emailRows(user),
  ];
}
