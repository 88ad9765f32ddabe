import { Prisma } from "@/prisma/generated/client";

const { sql, raw } = Prisma;

/** The account that is merged away, and the one that stays. */
export type MergedPair = { from: string; to: string };

/** Deletes the rows of the merged account that the other account has too, by the columns that are unique for each user. */
const dropDuplicates =
  (table: string, ...columns: string[]) =>
  ({ from, to }: MergedPair) => [
    sql`DELETE FROM ${raw(table)} x USING ${raw(table)} y
        WHERE x.user_id = ${from} AND y.user_id = ${to} AND ${raw(columns.map((name) => `x.${name} = y.${name}`).join(" AND "))}`,
  ];

/**
 * How a column that refers to a user is merged: its rows move, after the duplicates are resolved; or they are removed; or `joinRows` of
 * another file moves them.
 */
type Handling =
  | { kind: "move"; duplicates?: (pair: MergedPair) => Prisma.Sql[] }
  | { kind: "remove" }
  | { kind: "elsewhere" };

const move: Handling = { kind: "move" };
const remove: Handling = { kind: "remove" };
const moveUnique = (table: string, ...columns: string[]): Handling => ({
  kind: "move",
  duplicates: dropDuplicates(table, ...columns),
});

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
      sql`UPDATE draw_entries x SET user_id = NULL, shipping_address = NULL, address_hash = NULL FROM draw_entries y
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
  "follows.user_id": moveUnique("follows", "kind", "key"),
  "follow_mails.user_id": moveUnique("follow_mails", "product_id"),
  "number_wishes.user_id": moveUnique("number_wishes", "product_id", "number"),

  "subscriptions.user_id": { kind: "elsewhere" },
  "subscription_entries.user_id": { kind: "elsewhere" },
  "subscription_intents.user_id": {
    kind: "move",
    duplicates: ({ from }) => [sql`UPDATE subscription_intents SET open_key = NULL WHERE user_id = ${from}`],
  },
  "auto_renewals.user_id": move,
  "gift_memberships.buyer_id": move,
  "gift_memberships.redeemed_by_id": move,
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

  "comments.user_id": {
    kind: "move",
    duplicates: ({ from, to }) => [
      sql`UPDATE comments x SET idempotency_key = NULL FROM comments y
          WHERE x.user_id = ${from} AND y.user_id = ${to} AND x.idempotency_key = y.idempotency_key`,
    ],
  },
  "comments.deleted_by_id": move,
  "comment_bans.user_id": {
    kind: "move",
    // A person has one ban at a time: the longer one stays.
    duplicates: ({ from, to }) => [
      sql`UPDATE comment_bans x SET lifted_at = clock_timestamp() FROM comment_bans y
          WHERE x.user_id IN (${from}, ${to}) AND y.user_id IN (${from}, ${to}) AND x.user_id <> y.user_id
            AND x.lifted_at IS NULL AND y.lifted_at IS NULL
            AND (COALESCE(x.ends_at, 'infinity'), x.id) < (COALESCE(y.ends_at, 'infinity'), y.id)`,
    ],
  },
  "comment_bans.created_by_id": move,
  "comment_bans.lifted_by_id": move,
  "moderation_notes.user_id": move,
  "moderation_notes.author_id": move,
  "comment_reports.user_id": moveUnique("comment_reports", "comment_id"),
  "event_rsvps.user_id": { kind: "elsewhere" },
  "event_rsvps.checked_in_by_id": move,
  "events.created_by_id": move,
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

type Statement = { sql: Prisma.Sql; counts: "moved" | "duplicate" };

/** The statements that move or remove the rows of the merged account, except those that are handled elsewhere. */
export function mergeStatements(pair: MergedPair): Statement[] {
  return Object.entries(mergedColumns).flatMap(([name, handling]): Statement[] => {
    const [table = "", column = ""] = name.split(".");
    if (handling.kind === "elsewhere") return [];
    if (handling.kind === "remove")
      return [{ sql: sql`DELETE FROM ${raw(table)} WHERE ${raw(column)} = ${pair.from}`, counts: "duplicate" }];
    return [
      ...(handling.duplicates?.(pair) ?? []).map((statement): Statement => ({ sql: statement, counts: "duplicate" })),
      {
        sql: sql`UPDATE ${raw(table)} SET ${raw(column)} = ${pair.to} WHERE ${raw(column)} = ${pair.from}`,
        counts: "moved",
      },
    ];
  });
}
