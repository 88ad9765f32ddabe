import { day } from "@/lib/core/clock";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import type { Prisma } from "@/prisma/generated/client";

/** An event in 30 days whose seats cost 5,000 naira; with `overrides`, another one. Returns its id. */
export async function makePaidEvent(overrides: Partial<Prisma.EventUncheckedCreateInput> = {}): Promise<string> {
  const id = newId("evt");
  const kobo = 500_000n;
  const prices = { collectorKobo: 0n, yearlyKobo: 250_000n, monthlyKobo: 400_000n, everyoneKobo: kobo };
  const startsAt = new Date(Date.now() + 30 * day);
  await db.event.create({ data: { title: "Open studio", place: "Yaba", startsAt, ...prices, ...overrides, id } });
  return id;
}
