import { makeUser, seedPlans } from "@/lib/auth/factory";
import { giftCode, newId, orderNumber } from "@/lib/core/ids";
import { sha256 } from "@/lib/core/secrets";
import { db, transaction } from "@/lib/db/client";
import { acceptGroup } from "@/lib/subscriptions/groups/settle-group";

/** A paid group of the monthly plan whose first `invited` seats have a code; returns its id, its reference and the codes. */
export async function makeGroup({ seats = 3, invited = 0 } = {}) {
  const [id, now] = [newId("gft"), new Date()];
  await db.plan.createMany({ data: [...seedPlans], skipDuplicates: true });
  const plan = await db.plan.findUniqueOrThrow({ where: { key: "monthly" } });
  const buyer = await makeUser();
  const common = { amountKobo: plan.priceKobo * BigInt(seats), paidAt: now };
  const group = await db.giftMembership.create({
    data: {
      ...common,
      id,
      planKey: plan.key,
      seats,
      buyerId: buyer.id,
      buyerEmail: buyer.email,
      recipientName: "Adeola & Sons",
      recipientEmail: buyer.email,
      sendOn: now,
      sentAt: now,
    },
  });
  const paid = { status: "success", settledAt: now, userId: buyer.id, email: buyer.email } as const;
  const reference = orderNumber().replace("LA", "LG");
  const charge = await db.charge.create({
    data: { ...common, ...paid, id: newId("chg"), reference, purpose: "gift", subjectId: id },
  });
  await transaction((tx) => acceptGroup(tx, group, charge));
  const codes: string[] = [];
  for (let position = 1; position <= invited; position += 1) {
    const code = giftCode();
    codes.push(code);
    await db.groupSeat.update({
      where: { giftId_position: { giftId: id, position } },
      data: { email: `${id}-${position}@livingarchive.test`, codeHash: sha256(code), invitedAt: now },
    });
  }
  return { id, buyer, reference, codes };
}
