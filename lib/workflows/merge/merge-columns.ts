import { commentColumns } from "@/lib/workflows/merge/comment-columns";
import { dropDuplicates, type Handling, move, moveUnique, remove } from "@/lib/workflows/merge/merge-handling";
import { Prisma } from "@/prisma/generated/client";

const { sql } = Prisma;

/** Every column of the database that refers to a user. A test compares this with the catalog, so that a new one is not overlooked. */
export const mergedColumns: Record<string, Handling> = {
  // Credentials and settings of the merged account end with it.
  "user_tokens.user_id": remove,
  "totp_credentials.user_id": remove,
  "recovery_codes.user_id": remove,
  "passkeys.user_id": remove,
  "passkey_challenges.user_id": remove,
  "sessions.user_id": remove,
  "saved_views.user_id": remove,
  "hidden_columns.user_id": remove,

  "users.merged_into_id": move,
  "former_emails.user_id": move,
  "admin_notes.user_id": move,
  "admin_notes.actor_id": move,
  "member_notes.user_id": move,
  "member_notes.author_id": move,
  "admin_invites.invited_by_id": move,
  "admin_invites.accepted_by_id": move,
  "segments.created_by_id": move,
  "addresses.user_id": {
    kind: "move",
    duplicates: ({ from, to }) => [
      sql`UPDATE addresses SET is_default = false WHERE user_id = ${from}
            AND EXISTS (SELECT 1 FROM addresses y WHERE y.user_id = ${to})`,
    ],
  },

  "draws.created_by_id": move,
  "draw_entries.user_id": {
    kind: "move",
    // An entry of a published list stays in it, without the person; that of the merged account unless it has or had its turn.
    duplicates: ({ from, to }) => [
      sql`DELETE FROM draw_entries x USING draw_entries y
          WHERE x.user_id = ${from} AND y.user_id = ${to} AND x.draw_id = y.draw_id
            AND x.draw_id IN (SELECT d.id FROM draws d WHERE d.state = 'accepting' FOR SHARE)`,
      sql`UPDATE draw_entries x SET user_id = NULL, shipping_address = NULL, address_hash = NULL, mailbox_hash = NULL FROM draw_entries y
          WHERE x.draw_id = y.draw_id AND ((x.user_id = ${from} AND y.user_id = ${to} AND (x.state = 'entered' OR y.state <> 'entered'))
            OR (x.user_id = ${to} AND y.user_id = ${from} AND x.state = 'entered' AND y.state <> 'entered'))`,
    ],
  },

  "orders.user_id": move,
  "edition_ownerships.user_id": move,
  "edition_transfers.sender_id": {
    kind: "move",
    // A number that is on its way from one of the accounts to the other has arrived.
    duplicates: ({ from, to }) => [
      sql`SELECT transfer_close(t.id, 'cancelled', 'merge') FROM edition_transfers t
          WHERE t.status = 'pending' AND t.sender_id IN (${from}, ${to})
            AND t.recipient_email IN (SELECT email FROM users WHERE id IN (${from}, ${to}))`,
    ],
  },
  "edition_transfers.recipient_id": move,
  "edition_disputes.opened_by_id": move,
  "edition_disputes.decided_by_id": move,
  "waiting_room_admissions.user_id": move,
  "rehearsals.started_by_id": move,
  "orders.shipped_by_id": move,
  "orders.drafted_by_id": move,
  "parcels.shipped_by_id": move,
  "order_notes.author_id": move,
  "return_requests.user_id": move,
  "return_requests.decided_by_id": move,
  "charges.user_id": move,
  "reconciled_days.checked_by_id": move,
  "cart_lines.user_id": moveUnique("cart_lines", "variant_id"),
  "wishlist_items.user_id": moveUnique("wishlist_items", "product_id"),
  "product_alerts.user_id": move,
  // A person has one public profile: the one of the account that stays.
  "public_profiles.user_id": {
    kind: "move",
    duplicates: ({ from, to }) => [
      sql`DELETE FROM public_profiles WHERE user_id = ${from} AND EXISTS (SELECT 1 FROM public_profiles y WHERE y.user_id = ${to})`,
    ],
  },
  // Of two wishes for the same email, that of the account that stays.
  "digest_subscriptions.user_id": {
    kind: "move",
    duplicates: ({ from, to }) => [
      sql`DELETE FROM digest_subscriptions WHERE user_id = ${from} AND EXISTS (SELECT 1 FROM digest_subscriptions y WHERE y.user_id = ${to})`,
    ],
  },
  "follows.user_id": moveUnique("follows", "kind", "key"),
  "follow_mails.user_id": moveUnique("follow_mails", "product_id"),
  "number_wishes.user_id": moveUnique("number_wishes", "product_id", "number"),
  // A person has one wall; the one of the account that stays is kept.
  "personal_walls.user_id": {
    kind: "move",
    duplicates: ({ from, to }) => [
      sql`DELETE FROM personal_walls WHERE user_id = ${from} AND EXISTS (SELECT 1 FROM personal_walls y WHERE y.user_id = ${to})`,
    ],
  },
  "personal_wall_reports.user_id": moveUnique("personal_wall_reports", "wall_id"),

  "subscriptions.user_id": { kind: "elsewhere" },
  "subscription_entries.user_id": { kind: "elsewhere" },
  "subscription_intents.user_id": {
    kind: "move",
    duplicates: ({ from }) => [sql`UPDATE subscription_intents SET open_key = NULL WHERE user_id = ${from}`],
  },
  "auto_renewals.user_id": move,
  // The link that others have stays valid; of two, that of the account that stays.
  "referral_links.user_id": {
    kind: "move",
    duplicates: ({ from, to }) => [
      sql`DELETE FROM referral_links WHERE user_id = ${from} AND EXISTS (SELECT 1 FROM referral_links y WHERE y.user_id = ${to})`,
    ],
  },
  // Nobody is brought twice, or by themselves.
  "referrals.referred_id": {
    kind: "move",
    duplicates: ({ from, to }) => [
      sql`DELETE FROM referrals WHERE referred_id = ${from} AND (referrer_id = ${to} OR EXISTS (SELECT 1 FROM referrals y WHERE y.referred_id = ${to}))`,
    ],
  },
  "referrals.referrer_id": {
    kind: "move",
    duplicates: ({ from, to }) => [sql`DELETE FROM referrals WHERE referrer_id = ${from} AND referred_id = ${to}`],
  },
  "chargebacks.responded_by_id": move,
  "gift_memberships.buyer_id": move,
  "gift_memberships.redeemed_by_id": move,
  // A person has one trial; the other one is kept for its mailbox.
  "trials.user_id": {
    kind: "move",
    duplicates: ({ from, to }) => [
      sql`UPDATE trials SET user_id = NULL WHERE user_id = ${from} AND EXISTS (SELECT 1 FROM trials y WHERE y.user_id = ${to})`,
    ],
  },
  // One person has one seat in a group; the second one stays used, by nobody.
  "group_seats.redeemed_by_id": {
    kind: "move",
    duplicates: ({ from, to }) => [
      sql`UPDATE group_seats x SET redeemed_by_id = NULL FROM group_seats y
          WHERE x.redeemed_by_id = ${from} AND y.redeemed_by_id = ${to} AND x.gift_id = y.gift_id`,
    ],
  },
  "vouchers.buyer_id": move,
  "vouchers.issued_by_id": move,
  "fulfilments.user_id": {
    kind: "move",
    // Of the same perk of one period, the one that was handed over stays.
    duplicates: ({ from, to }) => [
      sql`DELETE FROM fulfilments x USING fulfilments y WHERE x.user_id = ${to} AND y.user_id = ${from}
            AND x.perk = y.perk AND x.period = y.period AND x.status = 'due' AND y.status <> 'due'`,
      ...dropDuplicates("fulfilments", "perk", "period")({ from, to }),
    ],
  },
  "fulfilments.sent_by_id": move,
  "payment_proofs.user_id": move,
  "payment_proofs.decided_by_id": move,

  "bids.user_id": move,
  "bid_requests.user_id": move,
  "maximum_bids.user_id": move,
  "bidder_aliases.user_id": move,
  "auction_terms_acceptances.user_id": moveUnique("auction_terms_acceptances", "auction_id", "terms_version"),
  "auction_watches.user_id": moveUnique("auction_watches", "auction_id"),
  "auction_offers.user_id": move,
  "bidder_bans.user_id": move,
  "bidder_bans.lifted_by_id": move,
  "auctions.top_bidder_id": move,
  "auctions.winner_id": move,
  "auctions.created_by_id": move,

  ...commentColumns,
  "event_rsvps.user_id": { kind: "elsewhere" },
  "event_rsvps.holder_id": { kind: "elsewhere" },
  "event_rsvps.checked_in_by_id": move,
  "event_rsvps.added_by_id": move,
  "events.created_by_id": move,
  "event_messages.sent_by_id": move,
  // A feed follows its account; that of the merged one stops.
  "calendar_feeds.user_id": {
    kind: "move",
    duplicates: ({ from }) => [sql`DELETE FROM calendar_feeds WHERE user_id = ${from}`],
  },
  "newsletter_issues.sent_by_id": move,
  "newsletter_deliveries.user_id": move,
  "download_records.user_id": {
    kind: "move",
    duplicates: ({ from, to }) => [
      sql`UPDATE download_records y SET times = y.times + x.times, last_downloaded_at = GREATEST(y.last_downloaded_at, x.last_downloaded_at)
          FROM download_records x WHERE x.user_id = ${from} AND y.user_id = ${to} AND x.download_id = y.download_id`,
      ...dropDuplicates("download_records", "download_id")({ from, to }),
    ],
  },
  "member_imports.created_by_id": move,
  "member_imports.undone_by_id": move,
  "member_import_rows.user_id": move,
  "work_imports.created_by_id": move,
  "work_imports.undone_by_id": move,
  "product_imports.created_by_id": move,
  "product_imports.undone_by_id": move,
  "scheduled_changes.created_by_id": move,
  "upload_sessions.user_id": move,
  "member_contents.uploaded_by_id": move,
  "public_files.uploaded_by_id": move,
  "file_versions.replaced_by_id": move,
};

/** Append-only columns that name who acted, then: the record of what happened stays as it was written. */
export const unmergedColumns: readonly string[] = [
  "audit_log.actor_id",
  "subscription_entries.actor_id",
  "legal_page_versions.published_by_id",
  "content_versions.saved_by_id",
  "stock_movements.actor_id",
];
