import { addDays } from "date-fns/addDays";
import { seedPlans } from "../../lib/auth/factory";
import type { IdPrefix } from "../../lib/core/ids";
import { sha256 } from "../../lib/core/secrets";
import type { Tx } from "../../lib/db/client";
import { feeOf } from "../../lib/payments/factory";
import { emailOf, type SeedUser } from "./users";

type FixedId = (prefix: IdPrefix, name: string) => string;
type SeedVoucher = {
  name: string;
  /** Without hyphens, as it is hashed. */
  code: string;
  kobo: bigint;
  buyer: SeedUser["key"];
  recipientEmail: string | null;
  message: string;
  /** Days before the seed. */
  days: number;
  /** The gift membership that was paid with it, and for whom. */
  usedFor?: { plan: "monthly" | "yearly"; days: number; recipientName: string };
};

/** One that is untouched, one that is partly spent, and one that is used up: Paystack took the rest of what it paid for. */
const seedVouchers: readonly SeedVoucher[] = [
  {
    name: "untouched",
    code: "1111222233334444",
    kobo: 5_000_000n,
    buyer: "collector",
    recipientEmail: "tunde@livingarchive.test",
    message: "For your new wall.",
    days: 12,
  },
  {
    name: "partly-spent",
    code: "2222333344445555",
    kobo: 2_500_000n,
    buyer: "member",
    recipientEmail: null,
    message: "",
    days: 30,
    usedFor: { plan: "monthly", days: 21, recipientName: "Tunde" },
  },
  {
    name: "used-up",
    code: "3333444455556666",
    kobo: 1_000_000n,
    buyer: "collector",
    recipientEmail: null,
    message: "",
    days: 44,
    usedFor: { plan: "yearly", days: 40, recipientName: "Bisi" },
  },
];

/** A payment reference in the usual format, derived from a name. */
const referenceOf = (fixedId: FixedId, kind: "LV" | "LG", name: string) => {
  const code = fixedId("vch", `${kind}/${name}`).slice(4, 12).toUpperCase();
  return `${kind}-${code.slice(0, 4)}-${code.slice(4)}`;
};

type Context = { tx: Tx; now: Date; fixedId: FixedId };

/** Adds the vouchers with their ledgers and payments, as a purchase would. */
export async function addVouchers(tx: Tx, now: Date, fixedId: FixedId): Promise<number> {
  let added = 0;
  for (const voucher of seedVouchers) {
    const buyer = await tx.user.findUnique({ where: { email: emailOf(voucher.buyer) } });
    const known = await tx.voucher.count({ where: { id: fixedId("vch", voucher.name) } });
    if (!buyer || known > 0) continue;
    await addVoucher({ tx, now, fixedId }, voucher, buyer);
    added++;
  }
  return added;
}

type Buyer = { id: string; email: string };

async function addVoucher({ tx, now, fixedId }: Context, voucher: SeedVoucher, buyer: Buyer): Promise<void> {
  const { name, code, kobo, recipientEmail, message, days, usedFor } = voucher;
  const id = fixedId("vch", name);
  const at = addDays(now, -days);
  const bought = { buyerId: buyer.id, buyerEmail: buyer.email, createdAt: at };
  await tx.voucher.create({
    data: {
      ...bought,
      id,
      amountKobo: kobo,
      codeHash: sha256(code),
      recipientEmail,
      message,
      sendOn: at,
      issuedAt: at,
      sentAt: at,
    },
  });
  await addCharge({ tx, fixedId }, { kind: "LV", name, subjectId: id, buyer, kobo, at });
  await tx.$executeRaw`INSERT INTO voucher_entries (voucher_id, kind, kobo, created_at) VALUES (${id}, 'issued', ${kobo}, ${at})`;
  if (usedFor) await addGift({ tx, now, fixedId }, { voucher, usedFor, buyer });
}

type UsedFor = { voucher: SeedVoucher; usedFor: NonNullable<SeedVoucher["usedFor"]>; buyer: Buyer };

/** A gift membership that the voucher has paid, as far as it goes. */
async function addGift({ tx, now, fixedId }: Context, { voucher, usedFor, buyer }: UsedFor): Promise<void> {
  const { name } = voucher;
  const plan = seedPlans.find(({ key }) => key === usedFor.plan);
  if (!plan) return;
  const [id, voucherId] = [fixedId("gft", name), fixedId("vch", name)];
  const at = addDays(now, -usedFor.days);
  const part = voucher.kobo < plan.priceKobo ? voucher.kobo : plan.priceKobo;
  await tx.giftMembership.create({
    data: {
      id,
      planKey: plan.key,
      amountKobo: plan.priceKobo,
      buyerId: buyer.id,
      buyerEmail: buyer.email,
      recipientName: usedFor.recipientName,
      recipientEmail: `${usedFor.recipientName.toLowerCase()}@livingarchive.test`,
      sendOn: at,
      codeHash: sha256(id),
      paidAt: at,
      sentAt: at,
      createdAt: at,
    },
  });
  await tx.giftMembership.update({ where: { id }, data: { voucherId, voucherKobo: part, voucherTakenKobo: part } });
  const rest = plan.priceKobo - part;
  await addCharge({ tx, fixedId }, { kind: "LG", name, subjectId: id, buyer, kobo: rest, at });
  await tx.$executeRaw`
    INSERT INTO voucher_entries (voucher_id, kind, kobo, gift_id, created_at)
    VALUES (${voucherId}, 'held', ${-part}::bigint, ${id}, ${at})`;
  await tx.$executeRaw`
    INSERT INTO voucher_entries (voucher_id, kind, kobo, gift_id, created_at) VALUES (${voucherId}, 'redeemed', 0, ${id}, ${at})`;
}

type NewCharge = { kind: "LV" | "LG"; name: string; subjectId: string; buyer: Buyer; kobo: bigint; at: Date };

/** A paid charge; of nothing with the channel `voucher` where a voucher has paid all. Returns its reference. */
export async function addCharge({ tx, fixedId }: Pick<Context, "tx" | "fixedId">, charge: NewCharge): Promise<string> {
  const { kind, name, subjectId, buyer, kobo, at } = charge;
  const reference = referenceOf(fixedId, kind, name);
  await tx.charge.create({
    data: {
      id: fixedId("chg", `${kind}/${name}`),
      reference,
      purpose: kind === "LV" ? "voucher" : "gift",
      subjectId,
      userId: buyer.id,
      email: buyer.email,
      amountKobo: kobo,
      feesKobo: kobo === 0n ? 0n : BigInt(feeOf(Number(kobo))),
      status: "success",
      channel: kobo === 0n ? "voucher" : "card",
      paidAt: at,
      settledAt: at,
      createdAt: at,
    },
  });
  return reference;
}
