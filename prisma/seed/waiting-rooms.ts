import { day, minute } from "../../lib/core/clock";
import type { IdPrefix } from "../../lib/core/ids";
import type { Tx } from "../../lib/db/client";
import type { RehearsalPlan, RehearsalReport } from "../../lib/rehearsals/contracts";

const SLUG = "handover-amphora";
const plan: RehearsalPlan = { buyers: 500, failingCards: 10, slowPhones: 10, abandonedTransfers: 5 };

/** What a rehearsal of that drop found. */
const report: RehearsalReport = {
  sold: 12,
  duplicates: 0,
  stockDifferences: 0,
  declined: 3,
  abandoned: 1,
  refused: [{ why: "Handover Amphora is sold out", count: 485 }],
  attempts: 501,
  medianMs: 6.4,
  p95Ms: 21.8,
  mails: [
    { kind: "order.paid.email", count: 12 },
    { kind: "order.unpaid.email", count: 1 },
  ],
  ranOut: [{ name: "", afterOrders: 15 }],
  left: [{ name: "", count: 0 }],
  lastNumber: 25,
};

/** Adds an automatic waiting room and the report of a rehearsal; returns 1, or 0 if they are there. */
export async function addWaitingRooms(
  tx: Tx,
  now: Date,
  fixedId: (prefix: IdPrefix, name: string) => string,
): Promise<number> {
  const product = await tx.product.findUnique({ where: { slug: SLUG }, include: { waitingRoom: true } });
  if (!product || product.waitingRoom) return 0;
  const productId = product.id;
  await tx.waitingRoom.create({ data: { productId, mode: "automatic", thresholdPerMinute: 300, ratePerMinute: 120 } });
  const startedAt = new Date(now.getTime() - 3 * day);
  await tx.rehearsal.create({
    data: {
      id: fixedId("reh", SLUG),
      productId,
      plan,
      report,
      total: plan.buyers,
      done: plan.buyers,
      status: "done",
      startedAt,
      touchedAt: startedAt,
      finishedAt: new Date(startedAt.getTime() + minute),
    },
  });
  return 1;
}
