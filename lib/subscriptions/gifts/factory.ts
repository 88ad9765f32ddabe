import { makeUser, seedPlans } from "@/lib/auth/factory";
import { giftCode, newId, orderNumber } from "@/lib/core/ids";
import { sha256 } from "@/lib/core/secrets";
import { db } from "@/lib/db/client";
import type { OfferedPlan } from "@/lib/subscriptions/contracts";

type NewGift = { plan?: OfferedPlan; sent?: boolean };

/** A paid gift of 2,000 naira, by default sent; returns its id and code. */
export async function makeGift({ plan = "monthly", sent = true }: NewGift = {}): Promise<{ id: string; code: string }> {
  const id = newId("gft");
  const code = giftCode();
  const now = new Date();
  await db.plan.createMany({ data: [...seedPlans], skipDuplicates: true });
  const buyer = await makeUser();
  const common = { amountKobo: 200_000n, paidAt: now };
  await db.giftMembership.create({
    data: {
      ...common,
      id,
      planKey: plan,
      buyerId: buyer.id,
      buyerEmail: buyer.email,
      recipientName: "Tunde Bakare",
      recipientEmail: `${id}@livingarchive.test`,
      message: "Happy birthday",
      sendOn: now,
      ...(sent && { sentAt: now, codeHash: sha256(code) }),
    },
  });
  await db.charge.create({
    data: {
      ...common,
      id: newId("chg"),
      reference: orderNumber().replace("LA", "LG"),
      purpose: "gift",
      subjectId: id,
      userId: buyer.id,
      email: buyer.email,
      status: "success",
      settledAt: now,
    },
  });
  return { id, code };
}
