import { addDays } from "date-fns/addDays";
import { seedPlans } from "../../lib/auth/factory";
import type { IdPrefix } from "../../lib/core/ids";
import { sha256 } from "../../lib/core/secrets";
import type { Tx } from "../../lib/db/client";
import { seatReference } from "../../lib/subscriptions/groups/rules";
import { recordLedgerEntry } from "../../lib/subscriptions/record-ledger-entry";
import { emailOf } from "./users";
import { addCharge } from "./vouchers";

type FixedId = (prefix: IdPrefix, name: string) => string;

const NAME = "Adeyẹmi & Daughters";
const SEATS = 4;
const BOUGHT = 35;
/** Who uses a seat, and how many days ago they took it. */
const people = [
  { email: "founder-4@livingarchive.test", days: 33 },
  { email: "founder-5@livingarchive.test", days: 30 },
];
const invited = { email: "tunde@livingarchive.test", name: "Tunde", days: 4 };

/** Four seats that a collector has bought for a group: two in use, one with an open invitation and one that is free. */
export async function addGroups(tx: Tx, now: Date, fixedId: FixedId): Promise<number> {
  const id = fixedId("gft", "group");
  const buyer = await tx.user.findUnique({ where: { email: emailOf("collector") } });
  const plan = seedPlans.find(({ key }) => key === "yearly");
  if (!buyer || !plan || (await tx.giftMembership.count({ where: { id } })) > 0) return 0;
  const at = addDays(now, -BOUGHT);
  const kobo = plan.priceKobo * BigInt(SEATS);
  await tx.giftMembership.create({
    data: {
      ...{ id, planKey: plan.key, amountKobo: kobo, seats: SEATS, buyerId: buyer.id, buyerEmail: buyer.email },
      ...{ recipientName: NAME, recipientEmail: buyer.email, sendOn: at, paidAt: at, sentAt: at, createdAt: at },
    },
  });
  const reference = await addCharge({ tx, fixedId }, { kind: "LG", name: "group", subjectId: id, buyer, kobo, at });
  for (let position = 1; position <= SEATS; position += 1) {
    const seat = { id: fixedId("gse", `group/${position}`), giftId: id, position };
    const person = people[position - 1];
    const user = person && (await tx.user.findUnique({ where: { email: person.email } }));
    if (person && user) {
      const taken = addDays(now, -person.days);
      await tx.groupSeat.create({
        data: { ...seat, email: user.email, invitedAt: at, redeemedById: user.id, redeemedAt: taken },
      });
      const time = { userId: user.id, planKey: plan.key, months: plan.months, effectiveAt: taken };
      const grant = { kind: "grant", reason: "gift", reference: seatReference(reference, position) } as const;
      await recordLedgerEntry(tx, { ...time, ...grant });
    } else if (position === people.length + 1) {
      const { email, name, days } = invited;
      const open = { email, name, codeHash: sha256(seat.id), invitedAt: addDays(now, -days) };
      await tx.groupSeat.create({ data: { ...seat, ...open } });
    } else await tx.groupSeat.create({ data: seat });
  }
  return 1;
}
