import { addMonths } from "date-fns/addMonths";
import { db } from "@/lib/db/client";
import { databaseNow } from "@/lib/db/database-now";
import { findPauseRefusal } from "@/lib/subscriptions/find-pause-refusal";
import { projectSubscription } from "@/lib/subscriptions/project-subscription";
import { pauseMonths } from "@/lib/subscriptions/rules";

type PauseQuote = { months: number; until: string; newEnd: string };

/** Each length of a pause that began now, with the end that the projection gives; or why there is none. */
export async function quotePauses(userId: string): Promise<{ refusal: string | null; pauses: PauseQuote[] }> {
  const row = await db.subscription.findUnique({ where: { userId }, include: { entries: true } });
  if (!row) return { refusal: "There is no active plan to pause.", pauses: [] };
  const { entries, ...subscription } = row;
  const [refusal, now] = await Promise.all([findPauseRefusal(db, subscription), databaseNow()]);
  if (refusal) return { refusal, pauses: [] };
  const pauses = pauseMonths.map((months) => {
    const until = addMonths(now, months);
    const entry = { planKey: row.plan, months: 0, days: 0, reversedReference: null, reference: "this pause" } as const;
    const after = projectSubscription([...entries, { ...entry, kind: "pause", effectiveAt: now, fixedEndAt: until }]);
    return { months, until: until.toISOString(), newEnd: (after?.endsAt ?? row.endsAt).toISOString() };
  });
  return { refusal, pauses };
}
