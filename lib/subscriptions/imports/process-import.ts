import { DUMMY_HASH } from "@/lib/auth/passwords/password";
import { defaultDisplayName } from "@/lib/auth/rules";
import { newId } from "@/lib/core/ids";
import { pagesShowing } from "@/lib/core/urls/pages-showing";
import { db, type Tx, transaction } from "@/lib/db/client";
import { databaseNow } from "@/lib/db/database-now";
import { revalidatePages } from "@/lib/db/revalidate-pages";
import { enqueue } from "@/lib/jobs/outbox";
import { processRows, reasonOf } from "@/lib/jobs/process-rows";
import { grantRefusal, lockCurrentPlan, recordGrant } from "@/lib/subscriptions/grant-plan";
import { validateMember } from "@/lib/subscriptions/imports/rules";
import { subscriptionJobs } from "@/lib/subscriptions/jobs";
import type { MemberImport, MemberImportRow } from "@/prisma/generated/client";

/** The rows of one job; the next job continues, so that none takes longer than its claim. */
const ROWS_OF_A_JOB = 40;

/**
 * Imports the next rows, each in a transaction of its own. A row is claimed by its status, so that it is imported once. One that cannot be written
 * leaves its person as they are, with the reason. Throws when a row is to be tried again, after the others.
 */
export async function processImport(importId: string, attempt: number): Promise<void> {
  const started = await db.memberImport.findUnique({ where: { id: importId } });
  if (!started) return;
  const next = { where: { importId, status: "waiting" as const }, orderBy: { line: "asc" as const } };
  const rows = await db.memberImportRow.findMany({
    ...next,
    take: ROWS_OF_A_JOB,
    select: { importId: true, line: true },
  });
  await processRows({
    rows,
    attempt,
    process: ({ line }) => transaction((tx) => importRow(tx, started, line)),
    fail: ({ line }, reason) => {
      const message = reason ? reasonOf(reason) : "Saving this row failed. You can import it again.";
      const waiting = { importId, line, status: "waiting" as const };
      return db.memberImportRow.updateMany({ where: waiting, data: { status: "error", message } });
    },
  });
  const left = await db.memberImportRow.findFirst({ ...next, select: { line: true } });
  if (left) {
    const key = `import-members/${importId}/${left.line}`;
    await enqueue(db, subscriptionJobs.importMembers.job(key, { importId }));
    return;
  }
  await db.$executeRaw`UPDATE member_imports SET finished_at = clock_timestamp() WHERE id = ${importId} AND finished_at IS NULL`;
  await revalidatePages(pagesShowing.profiles);
}

async function importRow(tx: Tx, started: MemberImport, line: number): Promise<void> {
  const { count } = await tx.memberImportRow.updateMany({
    where: { importId: started.id, line, status: "waiting" },
    data: { status: "imported", doneAt: await databaseNow(tx) },
  });
  if (count === 0) return;
  const key = { importId_line: { importId: started.id, line } };
  const row = await tx.memberImportRow.findUniqueOrThrow({ where: key });
  const written = await writeMember(tx, started, row);
  await tx.memberImportRow.update({ where: key, data: written });
}

type Written = Partial<Pick<MemberImportRow, "status" | "message" | "userId" | "entryId" | "newAccount">>;

/** Grants the plan of a row, which is checked again: a plan may have changed since the preview. */
async function writeMember(tx: Tx, started: MemberImport, row: MemberImportRow): Promise<Written> {
  const { email, firstName, lastName, planKey: plan, endsAt: until, startsAt, note } = row;
  const now = await databaseNow(tx);
  if (!plan || !until) return { status: "error", message: "The row is incomplete." };
  const isMerged = (await tx.formerEmail.count({ where: { email } })) > 0;
  const known = await tx.user.findFirst({ where: { email, deletedAt: null, isGuest: false } });
  const current = known ? await lockCurrentPlan(tx, known.id) : undefined;
  const account = known && { isDisabled: known.disabledAt !== null, current };
  const member = { email, firstName, lastName, plan, endsAt: until, startsAt, note };
  const { result, message } = validateMember(member, { now, account, isMerged }, (has) =>
    grantRefusal(now, { plan, until }, has),
  );
  if (result === "same" || result === "error") return { status: result, message };
  const userId = known?.id ?? (await createAccount(tx, row));
  const reason = note ? `Imported from ${started.fileName}: ${note}` : `Imported from ${started.fileName}`;
  // The beginning of the membership counts for a person without a history here.
  const since = current || !startsAt || startsAt > now ? undefined : startsAt;
  const grant = { actor: { _id: started.createdById }, userId, plan, until, since, reason };
  const { entryId } = await recordGrant(tx, grant);
  if (started.welcome) {
    const payload = { userId, plan, until: until.toISOString() };
    await enqueue(tx, subscriptionJobs.importWelcome.job(`import-welcome/${entryId}`, payload));
  }
  return { userId, entryId, newAccount: !known, message: known ? message : "" };
}

/** An account without a password: a link by email is the way in, and proves the mailbox. */
async function createAccount(tx: Tx, { email, firstName, lastName }: MemberImportRow): Promise<string> {
  const id = newId("usr");
  const displayName = defaultDisplayName(firstName, lastName);
  await tx.user.create({ data: { id, email, firstName, lastName, displayName, passwordHash: DUMMY_HASH } });
  return id;
}
