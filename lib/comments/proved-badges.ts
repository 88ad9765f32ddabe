import type { ProvedBadge } from "@/lib/comments/contracts";
import { keysOf } from "@/lib/core/keys-of";
import type { Tx } from "@/lib/db/client";

type BadgeRow = {
  user_id: string;
  kind: ProvedBadge["kind"];
  subject: string | null;
  number: number | null;
  total: number | null;
  proved_at: Date;
};

const dateOf = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "Africa/Lagos" });
const monthOf = new Intl.DateTimeFormat("en-GB", { month: "long", year: "numeric", timeZone: "Africa/Lagos" });
const yearOf = new Intl.DateTimeFormat("en-GB", { year: "numeric", timeZone: "Africa/Lagos" });

const titles: Readonly<Record<ProvedBadge["kind"], string>> = {
  series: "Series collector",
  "first-ten": "First ten",
  bidder: "Bidder",
  winner: "Auction winner",
  attendee: "Evening guest",
  founder: "Founder",
};

/** What proves a badge. Without a subject it stays general: its owner did not agree to be named, or the event is hidden. */
const proofs: Readonly<Record<ProvedBadge["kind"], (row: BadgeRow) => string>> = {
  series: ({ subject, total, proved_at }) =>
    subject === null
      ? `Owns a number of each of the ${total} drops of a series, since ${monthOf.format(proved_at)}.`
      : `Owns a number of each of the ${total} drops of the series ${subject}, since ${dateOf.format(proved_at)}.`,
  "first-ten": ({ subject, number, proved_at }) =>
    subject === null
      ? `Owns one of the first ten numbers of a drop, since ${monthOf.format(proved_at)}.`
      : `Owns No. ${number} of ${subject}, since ${dateOf.format(proved_at)}.`,
  bidder: ({ proved_at }) => `Has bid at auction, first in ${yearOf.format(proved_at)}.`,
  winner: ({ proved_at }) => `Has won a lot at auction and paid for it, first in ${yearOf.format(proved_at)}.`,
  attendee: ({ subject, proved_at }) =>
    subject === null
      ? `Was checked in at an event of the museum, in ${yearOf.format(proved_at)}.`
      : `Was checked in at “${subject}” on ${dateOf.format(proved_at)}.`,
  founder: ({ proved_at }) => `On the Founders Wall, a member since ${monthOf.format(proved_at)}.`,
};

const kinds = keysOf(titles);

const toBadge = (row: BadgeRow): ProvedBadge => ({
  kind: row.kind,
  title: titles[row.kind],
  proof: proofs[row.kind](row),
});

/** The badges of one person, whether their profile is public or not; one for each collected series. */
export async function listProvedBadges(db: Tx, userId: string): Promise<ProvedBadge[]> {
  const rows = await db.$queryRaw<BadgeRow[]>`SELECT * FROM proved_badges(ARRAY[${userId}]::text[])`;
  rows.sort((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind) || a.proved_at.getTime() - b.proved_at.getTime());
  return rows.map(toBadge);
}

/** The handle of a public profile and its badges, one of each kind. */
export type BadgedProfile = { handle: string; badges: ProvedBadge[] };

/** The public profiles among the users, in one query. */
export async function listBadgedProfiles(db: Tx, userIds: readonly string[]): Promise<Map<string, BadgedProfile>> {
  const profiles = new Map<string, BadgedProfile>();
  if (userIds.length === 0) return profiles;
  const rows = await db.$queryRaw<(Omit<BadgeRow, "kind"> & { handle: string; kind: BadgeRow["kind"] | null })[]>`
    WITH people AS MATERIALIZED (
      SELECT p.user_id, p.handle FROM public_profiles p JOIN users u ON u.id = p.user_id
      WHERE p.user_id = ANY (${[...new Set(userIds)]}::text[]) AND p.is_public AND u.deleted_at IS NULL AND u.disabled_at IS NULL
        AND NOT EXISTS (SELECT 1 FROM comment_bans n WHERE n.user_id = u.id AND n.lifted_at IS NULL
          AND (n.ends_at IS NULL OR n.ends_at > clock_timestamp())))
    SELECT people.user_id, people.handle, b.kind, b.subject, b.number, b.total, b.proved_at
    FROM people LEFT JOIN proved_badges(ARRAY(SELECT user_id FROM people)) b ON b.user_id = people.user_id
    ORDER BY b.proved_at`;
  for (const { handle, kind, ...row } of rows) {
    const profile = profiles.get(row.user_id) ?? { handle, badges: [] };
    profiles.set(row.user_id, profile);
    if (kind && profile.badges.every((badge) => badge.kind !== kind)) profile.badges.push(toBadge({ kind, ...row }));
  }
  for (const { badges } of profiles.values()) badges.sort((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind));
  return profiles;
}
