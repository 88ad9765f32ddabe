import { day } from "@/lib/core/clock";
import { db } from "@/lib/db/client";
import { databaseNow } from "@/lib/db/database-now";
import { enqueue } from "@/lib/jobs/outbox";
import { syncChargeback } from "@/lib/payments/chargebacks/sync-chargeback";
import { paymentJobs } from "@/lib/payments/jobs";
import { paystack } from "@/lib/paystack/paystack";
import type { PaystackDispute } from "@/lib/paystack/paystack-disputes";

/** A dispute is opened at most this long after its payment, and decided long before that. */
const PERIOD_DAYS = 120;
const PAGE_SIZE = 100;
const MAX_PAGES = 20;

/** Scheduled job: has Paystack's list of disputes compared once an hour, by a job with the hour as its key. */
export async function enqueueChargebackSearch(): Promise<void> {
  const hour = (await databaseNow()).toISOString().slice(0, 13);
  await enqueue(db, paymentJobs.findChargebacks.job(`chargebacks/search/${hour}`, {}));
}

/**
 * Compares Paystack's disputes with our copies, and fetches those that are missing or have another state: their events were lost.
 * Returns the ids of what was fetched, by Paystack.
 */
export async function findLostChargebacks(): Promise<string[]> {
  const to = await databaseNow();
  const listed = await listAllDisputes({ from: new Date(to.getTime() - PERIOD_DAYS * day), to });
  const copies = await db.chargeback.findMany({
    where: { providerId: { in: listed.map(({ id }) => id) } },
    select: { providerId: true, status: true, resolution: true },
  });
  const byId = new Map(copies.map((copy) => [copy.providerId, copy]));
  // A payment that is not ours, such as one made by hand at Paystack, has no copy and gets none.
  const ours = await db.charge.findMany({
    where: { reference: { in: listed.map(({ reference }) => reference) } },
    select: { reference: true },
  });
  const references = new Set(ours.map(({ reference }) => reference));
  const lost = listed.filter(({ id, status, resolution, reference }) => {
    const copy = byId.get(id);
    return references.has(reference) && (copy?.status !== status || copy.resolution !== resolution);
  });
  for (const { id } of lost) await syncChargeback(id);
  return lost.map(({ id }) => id);
}

async function listAllDisputes(period: { from: Date; to: Date }): Promise<PaystackDispute[]> {
  const all: PaystackDispute[] = [];
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const rows = await paystack.listDisputes({ ...period, page, perPage: PAGE_SIZE });
    all.push(...rows);
    if (rows.length < PAGE_SIZE) break;
  }
  return all;
}
