import * as z from "zod/mini";
import { newId } from "@/lib/core/ids";
import { log } from "@/lib/core/log";
import { db, type Tx, transaction } from "@/lib/db/client";
import { databaseNow } from "@/lib/db/database-now";
import { enqueue } from "@/lib/jobs/outbox";
import { recordLoss } from "@/lib/payments/chargebacks/record-loss";
import { paymentJobs } from "@/lib/payments/jobs";
import { PaystackError, paystack } from "@/lib/paystack/paystack";
import type { PaystackDispute } from "@/lib/paystack/paystack-disputes";
import type { Chargeback } from "@/prisma/generated/client";

const disputeEvent = z.object({ id: z.pipe(z.union([z.string(), z.number()]), z.transform(String)) });

/** Handles charge.dispute.create, .remind and .resolve. The event only names the dispute; its state is fetched from Paystack. */
export async function onDispute(event: string, data: unknown): Promise<string> {
  const parsed = z.safeParse(disputeEvent, data);
  if (!parsed.success) return "unreadable";
  try {
    const chargeback = await syncChargeback(parsed.data.id);
    if (chargeback && event === "charge.dispute.remind") await remindAdmins(db, chargeback);
    return chargeback?.status ?? "unknown payment";
  } catch (error) {
    // A signed event about a dispute that Paystack does not know is ignored and not retried.
    if (error instanceof PaystackError && error.kind === "not-found") return "unknown dispute";
    throw error;
  }
}

/**
 * Copies a dispute from Paystack; null if its payment is not ours. Repeated, late and unordered events end in the same state, because
 * a response that was requested before the stored one changes nothing.
 */
export async function syncChargeback(providerId: string): Promise<Chargeback | null> {
  const requestedAt = await databaseNow();
  const dispute = await paystack.fetchDispute(providerId);
  const charge = await db.charge.findUnique({ where: { reference: dispute.reference }, select: { id: true } });
  if (!charge) {
    log().error({ reference: dispute.reference, providerId }, "an unknown payment is disputed");
    return null;
  }
  return transaction(async (tx) => {
    await writeCopy(tx, { dispute, chargeId: charge.id, requestedAt });
    const stored = await tx.chargeback.findUniqueOrThrow({ where: { providerId } });
    // Also for a dispute whose first event was lost.
    if (stored.status !== "resolved") await notifyAdmins(tx, stored, "opened", "opened");
    else await notifyAdmins(tx, stored, "resolved", "resolved");
    if (stored.status === "resolved" && stored.resolution !== null && stored.resolution !== "declined") {
      await recordLoss(tx, stored);
      const { id, chargeId } = stored;
      await enqueue(tx, paymentJobs.chargebackLost.job(`chargeback-lost/${id}`, { chargeId }));
    }
    return stored;
  });
}

type Copy = { dispute: PaystackDispute; chargeId: string; requestedAt: Date };

async function writeCopy(tx: Tx, { dispute, chargeId, requestedAt }: Copy): Promise<void> {
  const { id, status, resolution, category, amountKobo, dueAt, resolvedAt, createdAt } = dispute;
  await tx.$executeRaw`
    INSERT INTO chargebacks (id, provider_id, charge_id, status, resolution, category, amount_kobo, due_at, opened_at, resolved_at, fetched_at)
    VALUES (${newId("cbk")}, ${id}, ${chargeId}, ${status}, ${resolution}, ${category}, ${amountKobo}, ${dueAt},
      ${createdAt ?? requestedAt}, ${resolvedAt}, ${requestedAt})
    ON CONFLICT (provider_id) DO UPDATE SET status = EXCLUDED.status, resolution = EXCLUDED.resolution, category = EXCLUDED.category,
      amount_kobo = EXCLUDED.amount_kobo, due_at = EXCLUDED.due_at, resolved_at = EXCLUDED.resolved_at, fetched_at = EXCLUDED.fetched_at
    WHERE chargebacks.fetched_at <= EXCLUDED.fetched_at`;
}

type Occasion = "opened" | "due" | "resolved";

/** One email for each admin who looks after payments, once for each occasion. */
async function notifyAdmins(tx: Tx, { id }: Chargeback, occasion: Occasion, key: string): Promise<void> {
  const admins = await tx.user.findMany({
    where: { role: "Admin", staffRole: { in: ["Owner", "Finance"] }, deletedAt: null, disabledAt: null },
    select: { id: true, email: true },
  });
  const jobs = admins.map((admin) =>
    paymentJobs.chargeback.job(`chargeback/${id}/${key}/${admin.id}`, { to: admin.email, chargebackId: id, occasion }),
  );
  if (jobs.length > 0) await enqueue(tx, ...jobs);
}

const remindAdmins = (tx: Tx, row: Chargeback): Promise<void> =>
  row.status === "resolved" ? Promise.resolve() : notifyAdmins(tx, row, "due", `due/${row.dueAt?.toISOString() ?? ""}`);

/** Scheduled job: reminds of a chargeback without a response two days before its deadline, also if Paystack's reminder is lost. */
export async function remindOfChargebacks(): Promise<number> {
  return transaction(async (tx) => {
    const due = await tx.$queryRaw<{ id: string }[]>`
      UPDATE chargebacks SET reminded_at = clock_timestamp() WHERE status = 'awaiting-merchant-feedback' AND responded_at IS NULL
        AND due_at BETWEEN now() AND now() + interval '2 days' AND reminded_at IS NULL RETURNING id`;
    const rows = await tx.chargeback.findMany({ where: { id: { in: due.map(({ id }) => id) } } });
    for (const row of rows) await remindAdmins(tx, row);
    return rows.length;
  });
}
