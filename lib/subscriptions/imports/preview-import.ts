import type { PlanName } from "@/lib/auth/contracts";
import { sha256 } from "@/lib/core/secrets";
import type { Tx } from "@/lib/db/client";
import { databaseNow } from "@/lib/db/database-now";
import { grantRefusal } from "@/lib/subscriptions/grant-plan";
import type { MemberImportBody, MemberRow } from "@/lib/subscriptions/imports/contracts";
import type { MemberLine } from "@/lib/subscriptions/imports/read-file";
import { type MemberAccount, type ParsedMember, parseMember, validateMember } from "@/lib/subscriptions/imports/rules";

type KnownAccount = {
  email: string;
  isDisabled: boolean;
  isMerged: boolean;
  plan: PlanName | null;
  endsAt: Date | null;
  entries: number;
};

/** The accounts of addresses, also those that were merged into another account. */
async function findAccounts(tx: Tx, emails: readonly string[]): Promise<Map<string, KnownAccount>> {
  const rows = await tx.$queryRaw<KnownAccount[]>`
    SELECT u.email, u.disabled_at IS NOT NULL AS "isDisabled", false AS "isMerged",
      CASE WHEN s.next_plan_at <= now() THEN s.next_plan ELSE s.plan END AS plan, COALESCE(s.resumes_to, s.ends_at) AS "endsAt",
      (SELECT count(*)::int FROM subscription_entries e WHERE e.subscription_id = s.id) AS entries
    FROM users u LEFT JOIN subscriptions s ON s.user_id = u.id
    WHERE u.email = ANY(${[...emails]}::text[]) AND u.deleted_at IS NULL AND NOT u.is_guest
    UNION ALL SELECT f.email, false, true, NULL, NULL, 0 FROM former_emails f WHERE f.email = ANY(${[...emails]}::text[])`;
  return new Map(rows.map((row) => [row.email, row]));
}

export const accountOf = ({ isDisabled, plan, endsAt }: Pick<KnownAccount, "isDisabled" | "plan" | "endsAt">) =>
  ({ isDisabled, current: plan && endsAt ? { plan, endsAt } : undefined }) satisfies MemberAccount;

/** A row with what it would write; `member` is null where its cells are wrong. */
export type PreviewedRow = MemberRow & { member: ParsedMember | null };

/** The result of each row, and the hash that a request to import has to name. Writes nothing. */
export async function previewImport(
  tx: Tx,
  body: Pick<MemberImportBody, "csv" | "columns" | "welcome">,
  lines: readonly MemberLine[],
): Promise<{ rows: PreviewedRow[]; plan: string }> {
  const now = await databaseNow(tx);
  const parsed = lines.map(({ line, cells }) => ({ line, cells, member: parseMember(cells, now) }));
  const emails = parsed.flatMap(({ member }) => ("problem" in member ? [] : [member.email]));
  const known = await findAccounts(tx, emails);
  const seen = new Map<string, number>();
  const rows = parsed.map(({ line, cells, member }): PreviewedRow => {
    const name = [cells.firstName, cells.lastName].filter(Boolean).join(" ") || (cells.name ?? "");
    const shown = { line, email: (cells.email ?? "").trim().slice(0, 254), name: name.trim().slice(0, 121) };
    const wrong = (message: string): PreviewedRow => ({
      ...{ ...shown, plan: null, until: null, result: "error", message, member: null },
    });
    if ("problem" in member) return wrong(member.problem);
    const first = seen.get(member.email);
    if (first !== undefined) return wrong(`This address is in row ${first} already.`);
    seen.set(member.email, line);
    const account = known.get(member.email);
    const found = validateMember(
      member,
      { now, account: account && !account.isMerged ? accountOf(account) : null, isMerged: account?.isMerged ?? false },
      (current) => grantRefusal(now, { plan: member.plan, until: member.endsAt }, current),
    );
    const { email, plan, endsAt } = member;
    return { ...shown, email, plan, until: endsAt.toISOString(), ...found, member };
  });
  // The entries of each person are a part of the hash: after anything that changes a plan the same file is another import.
  const states = [...known.values()].map(({ email, entries }) => `${email} ${entries}`).sort();
  const planned = rows.map(({ line, result, plan, message }) => [line, result, plan, message]);
  return { rows, plan: sha256(JSON.stringify([body.csv, body.columns ?? null, body.welcome, states, planned])) };
}
