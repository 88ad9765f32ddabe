import { addMonths } from "date-fns/addMonths";
import * as z from "zod/mini";
import { emailAddress, type PlanName } from "@/lib/auth/contracts";
import { defaultDisplayName, displayNameRefusal } from "@/lib/auth/rules";
import { formatLagosMoment, lagosDayOf } from "@/lib/core/lagos-datetime";
import { optionalLine, personName } from "@/lib/core/text-fields";
import type { MemberColumn, memberRowResults } from "@/lib/subscriptions/imports/contracts";
import { isVipAt, planRank, planTitle } from "@/lib/subscriptions/rules";

/** The cells of a row by their field. */
export type MemberCells = Partial<Record<MemberColumn, string>>;

/** A row whose cells are valid. Without a name there is no account to open, but an account that exists can get the plan. */
export type ParsedMember = {
  email: string;
  firstName: string;
  lastName: string;
  plan: PlanName;
  startsAt: Date | null;
  endsAt: Date;
  note: string;
};

/** The end of a day in Lagos, as an admin's grant has it. */
const endOfDay = (day: string): Date => new Date(`${day}T23:59:59+01:00`);
const startOfDay = (day: string): Date => new Date(`${day}T00:00:00+01:00`);

const planNames = new Map<string, PlanName>(
  Object.entries({
    monthly: "monthly",
    month: "monthly",
    yearly: "yearly",
    year: "yearly",
    annual: "yearly",
    "annual patron": "yearly",
    collector: "collector",
    "collector tier": "collector",
    patron: "patron",
  }),
);

/** The months of a plan when the row has no end. */
const planMonths: Record<PlanName, number> = { monthly: 1, yearly: 12, collector: 12, patron: 12 };

/** A day as 2027-03-31, 31/03/2027 or 31.03.2027, also with a time after it; null for anything else. */
export function parseImportDay(cell: string): string | null {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})(?:[T ].*)?$/.exec(cell.trim()) ?? [];
  const [, d, m, y] = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/.exec(cell.trim()) ?? [];
  const day = year ? `${year}-${month}-${date}` : y ? `${y}-${m?.padStart(2, "0")}-${d?.padStart(2, "0")}` : "";
  const at = new Date(`${day}T00:00:00Z`);
  // Date reads "2026-02-31" as a day in March.
  return Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== day ? null : day;
}

/** A name in one cell: the last word is the last name. */
function splitName(name: string): { firstName: string; lastName: string } {
  const words = name.trim().split(/\s+/);
  const lastName = words.length > 1 ? (words.pop() ?? "") : "";
  return { firstName: words.join(" "), lastName };
}

const problemOf = (parsed: { error?: z.core.$ZodError | undefined }) => parsed.error?.issues[0]?.message ?? "invalid";
const MAX_NOTE = 300;

/** Parses the cells of a row, or says what is wrong with them. */
export function parseMember(cells: MemberCells, now: Date): ParsedMember | { problem: string } {
  const email = z.safeParse(emailAddress, cells.email ?? "");
  if (!email.success) return { problem: problemOf(email) };
  const plan = planNames.get(
    (cells.plan ?? "")
      .trim()
      .toLowerCase()
      .replace(/ plan$/, ""),
  );
  if (!plan) return { problem: `There is no plan “${(cells.plan ?? "").trim().slice(0, 40)}”.` };
  const [start, end] = [(cells.start ?? "").trim(), (cells.end ?? "").trim()];
  const [startDay, endDay] = [parseImportDay(start), parseImportDay(end)];
  if (start && !startDay) return { problem: "The start is not a date like 2026-03-31 or 31/03/2026." };
  if (end && !endDay) return { problem: "The end is not a date like 2027-03-31 or 31/03/2027." };
  const startsAt = startDay ? startOfDay(startDay) : null;
  if (startsAt && startsAt > now) return { problem: "The start is in the future. Import this person on that day." };
  if (startsAt && startsAt.getUTCFullYear() < 2000) return { problem: "The start is before the year 2000." };
  const endsAt = endOfDay(endDay ?? lagosDayOf(addMonths(startsAt ?? now, planMonths[plan])));
  const name = cells.firstName?.trim()
    ? { firstName: cells.firstName.trim(), lastName: (cells.lastName ?? "").trim() }
    : splitName(cells.name ?? "");
  const note = z.safeParse(optionalLine(MAX_NOTE), (cells.note ?? "").replace(/\s+/g, " "));
  if (!note.success) return { problem: `The note: ${problemOf(note)}` };
  return { email: email.data, ...name, plan, startsAt, endsAt, note: note.data };
}

/** Why an account cannot be opened with the name of a row, or null. */
export function nameProblem({ firstName, lastName }: ParsedMember): string | null {
  if (!firstName) return "A name is needed, because this address has no account yet.";
  const first = z.safeParse(personName("A name is needed."), firstName);
  const last = z.safeParse(optionalLine(60), lastName);
  if (!first.success || !last.success) return `The name: ${problemOf(first.success ? last : first)}`;
  return displayNameRefusal(defaultDisplayName(firstName, lastName), "Member");
}

/** The account of an address. `current` is its plan, of a paused one with the end after the pause. */
export type MemberAccount = { isDisabled: boolean; current: { plan: PlanName; endsAt: Date } | undefined };
type MemberFacts = { now: Date; account: MemberAccount | null; isMerged: boolean };
export type MemberResult = { result: (typeof memberRowResults)[number]; message: string };

/** What importing a valid row does. `refusal` is that of a grant by an admin, which is the same act. */
export function validateMember(
  member: ParsedMember,
  { now, account, isMerged }: MemberFacts,
  refusal: (current: MemberAccount["current"]) => string | null,
): MemberResult {
  const error = (message: string): MemberResult => ({ result: "error", message });
  if (isMerged) return error("This address belongs to an account that was merged into another one.");
  if (account?.isDisabled) return error("The account of this address is disabled.");
  const current = account?.current;
  if (current && isVipAt(now, current.endsAt)) {
    const has = `Already a member, ${planTitle(current.plan)}, until ${formatLagosMoment(current.endsAt)}.`;
    const isHigher = planRank(current.plan) >= planRank(member.plan);
    if (isHigher && current.endsAt >= member.endsAt) return { result: "same", message: has };
    const problem = refusal(current);
    return problem ? error(problem) : { result: "grant", message: has };
  }
  const problem = refusal(current) ?? (account ? null : nameProblem(member));
  if (problem) return error(problem);
  return account ? { result: "grant", message: "" } : { result: "create", message: "" };
}
