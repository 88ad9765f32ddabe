import { planName } from "@/lib/auth/contracts";
import { throwAppError } from "@/lib/core/errors";
import type { Tx } from "@/lib/db/client";
import { planTitle } from "@/lib/subscriptions/rules";
import type { MergedPair } from "@/lib/workflows/merge/merge-handling";
import type { MergeFacts } from "@/lib/workflows/merge/merge-rules";

/** One of two accounts that are to be merged. */
export type MergeAccount = {
  _id: string;
  email: string;
  name: string;
  role: "Member" | "Admin";
  createdAt: Date;
  photoUrl: string | null;
  emailVerifiedAt: Date | null;
  disabledAt: Date | null;
};

/** Reads both accounts; throws `not_found` for a guest or a deleted account. */
export async function readMergeAccounts(tx: Tx, { from, to }: MergedPair) {
  const users = await tx.user.findMany({ where: { id: { in: [from, to] }, deletedAt: null, isGuest: false } });
  const read = (wanted: string): MergeAccount => {
    const user = users.find(({ id }) => id === wanted) ?? throwAppError("not_found", "There is no such user.");
    const { email, role, createdAt, photoUrl, emailVerifiedAt, disabledAt } = user;
    const name = `${user.firstName} ${user.lastName}`;
    return { _id: wanted, email, name, role, createdAt, photoUrl, emailVerifiedAt, disabledAt };
  };
  return { from: read(from), to: read(to) };
}

type FactRow = { plans: MergeFacts["activePlans"]; renewals: number; shared: string[]; own: string[] };

/** What prevents or allows the merge, as it is in the transaction. */
export async function readMergeFacts(tx: Tx, pair: MergedPair): Promise<MergeFacts> {
  const { from, to } = await readMergeAccounts(tx, pair);
  const both = [pair.from, pair.to];
  const [row] = await tx.$queryRaw<[FactRow]>`
    SELECT
      ARRAY(SELECT (CASE WHEN next_plan_at <= now() THEN next_plan ELSE plan END)::text FROM subscriptions
            WHERE user_id = ANY(${both}) AND COALESCE(resumes_to, ends_at) > now() ORDER BY user_id = ${pair.to} DESC) AS plans,
      (SELECT count(DISTINCT user_id)::int FROM auto_renewals WHERE user_id = ANY(${both}) AND status IN ('active', 'attention')) AS renewals,
      ARRAY(SELECT a.title FROM auctions a
            WHERE EXISTS (SELECT 1 FROM bidder_aliases b WHERE b.auction_id = a.id AND b.user_id = ${pair.from})
              AND EXISTS (SELECT 1 FROM bidder_aliases b WHERE b.auction_id = a.id AND b.user_id = ${pair.to})
            ORDER BY a.starts_at) AS shared,
      ARRAY(SELECT a.title FROM auctions a JOIN bidder_aliases b ON b.auction_id = a.id AND b.user_id = ANY(${both})
            WHERE EXISTS (SELECT 1 FROM unnest(${both}::text[]) o WHERE o <> b.user_id
                          AND (a.created_by_id = o OR EXISTS (SELECT 1 FROM audit_log l WHERE l.subject = a.id AND l.actor_id = o)))
            ORDER BY a.starts_at) AS own`;
  const accounts = [from, to];
  return {
    sameAccount: pair.from === pair.to,
    unverified: accounts.filter(({ emailVerifiedAt }) => !emailVerifiedAt).map(({ email }) => email),
    disabled: accounts.filter(({ disabledAt }) => disabledAt).map(({ email }) => email),
    fromIsAdmin: from.role === "Admin",
    activePlans: row.plans.map((plan) => planTitle(planName.parse(plan))),
    bothRenewByCard: row.renewals > 1,
    sharedSales: row.shared,
    ownSales: row.own,
  };
}
