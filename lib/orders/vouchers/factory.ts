import { makeUser } from "@/lib/auth/factory";
import { giftCode, newId, orderNumber } from "@/lib/core/ids";
import { toKobo } from "@/lib/core/money";
import { sha256 } from "@/lib/core/secrets";
import { db } from "@/lib/db/client";

type NewVoucher = {
  /** Naira. */
  amount?: number;
  sent?: boolean;
  /** An admin's id: nobody has paid for it. */
  issuedById?: string;
};

/** A voucher of 20,000 naira that was paid and, by default, sent; returns its id, code and the buyer's id. */
export async function makeVoucher({ amount = 20_000, sent = true, issuedById }: NewVoucher = {}) {
  const id = newId("vch");
  const code = giftCode();
  const now = new Date();
  const amountKobo = BigInt(toKobo(amount));
  const buyer = issuedById === undefined ? await makeUser() : null;
  await db.voucher.create({
    data: {
      id,
      amountKobo,
      ...(buyer && { buyerId: buyer.id, buyerEmail: buyer.email }),
      ...(issuedById !== undefined && { issuedById, issueReason: "A late delivery" }),
      recipientEmail: `${id.replace("_", "-")}@livingarchive.test`,
      message: "Happy birthday",
      sendOn: now,
      issuedAt: now,
      ...(sent && { sentAt: now, codeHash: sha256(code) }),
    },
  });
  await db.$executeRaw`INSERT INTO voucher_entries (voucher_id, kind, kobo) VALUES (${id}, 'issued', ${amountKobo})`;
  if (buyer)
    await db.charge.create({
      data: {
        id: newId("chg"),
        reference: orderNumber().replace("LA", "LV"),
        purpose: "voucher",
        subjectId: id,
        userId: buyer.id,
        email: buyer.email,
        amountKobo,
        status: "success",
        paidAt: now,
        settledAt: now,
      },
    });
  return { id, code, buyerId: buyer?.id ?? null };
}
