import { addDays } from "date-fns/addDays";
import type { IdPrefix } from "../../lib/core/ids";
import type { Tx } from "../../lib/db/client";
import { emailOf } from "./users";

/** What the owner wrote about the collector, and how many days ago. */
const notes = [
  { name: "gate", days: 61, text: "Prefers a call before a delivery: the gate at Glover Road closes at six." },
  {
    name: "loan",
    days: 12,
    text: "Asked at the open studio whether a cap can be lent for a film.\nAnswered: not before the rains are over. Ask again in October.",
  },
] as const;

/** Two notes about a member. */
export async function addMemberNotes(
  tx: Tx,
  now: Date,
  fixedId: (prefix: IdPrefix, name: string) => string,
): Promise<number> {
  const [author, member] = [
    await tx.user.findUnique({ where: { email: emailOf("admin") } }),
    await tx.user.findUnique({ where: { email: emailOf("collector") } }),
  ];
  if (!author || !member) return 0;
  const { count } = await tx.memberNote.createMany({
    data: notes.map(({ name, days, text }) => ({
      ...{ id: fixedId("mbn", name), userId: member.id, authorId: author.id },
      ...{ text, createdAt: addDays(now, -days) },
    })),
    skipDuplicates: true,
  });
  return count;
}
