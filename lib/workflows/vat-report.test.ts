import { beforeAll, describe, expect, test } from "vitest";
import { GET as exportRoute } from "@/app/api/admin/bookings/export/route";
import type { Actor } from "@/lib/auth/contracts";
import { sampleAddress, seedPlans } from "@/lib/auth/factory";
import { makeProduct, type TestProduct } from "@/lib/catalog/factory";
import { parseCsv } from "@/lib/core/csv";
import { env } from "@/lib/core/env";
import { newId } from "@/lib/core/ids";
import { toKobo } from "@/lib/core/money";
import { db } from "@/lib/db/client";
import { callRoute } from "@/lib/http/test-client";
import { makeOrder } from "@/lib/orders/factory";
import { getCreditNote } from "@/lib/orders/invoice/get-credit-note";
import { getInvoice } from "@/lib/orders/invoice/get-invoice";
import { includedVat, vatPercentAt } from "@/lib/orders/invoice/vat";
import { createRefund } from "@/lib/payments/create-refund";
import { makeActor } from "@/lib/subscriptions/factory";
import { recordLedgerEntry } from "@/lib/subscriptions/record-ledger-entry";
import type { VatMonth } from "@/lib/workflows/contracts";
import { getVatReport } from "@/lib/workflows/vat-report";

const rates = ["2029-01-01=5", "2029-03-01=7.5"];
let buyer: Actor;
let admin: Actor;
let print: TestProduct;
beforeAll(async () => {
  env().VAT_RATES.splice(0, env().VAT_RATES.length, ...rates);
  buyer = await makeActor({ firstName: "=Ada", lastName: "Obi" });
  admin = await makeActor({ role: "Admin" });
  print = await makeProduct({ price: 1_234.57, stock: 500, editionSize: 1_000 });
  await db.plan.createMany({ data: [...seedPlans], skipDuplicates: true });
});

/** An order that is paid at a time; the factory's payment is four minutes after the order. */
async function sell(paidAt: string, quantity = 1): Promise<{ number: string; chargeId: string }> {
  const createdAt = new Date(Date.parse(paidAt) - 4 * 60_000);
  const { number, chargeId } = await makeOrder({
    buyer: { ...buyer, id: buyer._id },
    items: [{ product: print, quantity }],
    shippingAddress: sampleAddress,
    createdAt,
  });
  await db.charge.update({ where: { id: chargeId ?? "" }, data: { feesKobo: 2_000n } });
  return { number, chargeId: chargeId ?? "" };
}

async function refund(chargeId: string, amountKobo: bigint, at: string): Promise<string> {
  // The credit note is numbered by the day of the refund when the transaction ends.
  return db.$transaction(async (tx) => {
    const id = (await createRefund(tx, { chargeId, amountKobo, reason: "damaged" })) ?? "";
    await tx.refund.update({ where: { id }, data: { createdAt: new Date(at) } });
    return id;
  });
}

type Paid = { purpose: "membership" | "gift"; subjectId: string; amountKobo: bigint; paidAt: string };
async function pay({ paidAt, ...rest }: Paid): Promise<string> {
  const at = new Date(paidAt);
  const reference = newId("chg");
  const person = { userId: buyer._id, email: buyer.email };
  await db.charge.create({
    data: {
      id: newId("chg"),
      reference,
      ...person,
      ...rest,
      status: "success",
      paidAt: at,
      settledAt: at,
      createdAt: at,
    },
  });
  return reference;
}

async function joinCircle(paidAt: string): Promise<string> {
  const amountKobo = 500_000n;
  const reference = await pay({ purpose: "membership", subjectId: newId("mem"), amountKobo, paidAt });
  const entry = { kind: "grant", planKey: "monthly", effectiveAt: new Date(paidAt), months: 1 } as const;
  await db.$transaction((tx) => recordLedgerEntry(tx, { userId: buyer._id, reference, amountKobo, ...entry }));
  return reference;
}

const sumsOf = async (month: string): Promise<VatMonth> => {
  const [report] = await getVatReport(month, month);
  if (!report) throw new Error("the month is missing");
  return report;
};
const kindOf = (report: VatMonth, kind: string) => report.kinds.find((one) => one.kind === kind);

test("a month begins and ends at midnight in Lagos, and a month without documents is zero", async () => {
  await sell("2029-05-31T22:59:59.000Z");
  await sell("2029-05-31T23:00:00.000Z", 2);
  const report = await getVatReport("2029-04", "2029-06");
  expect(report.map(({ month, total }) => [month, total.grossKobo])).toEqual([
    ["2029-06", 246_914],
    ["2029-05", 123_457],
    ["2029-04", 0],
  ]);
});

test("the totals of a month are those of its invoices and credit notes, each with the VAT of the day of payment", async () => {
  const sales = [await sell("2029-02-28T10:00:00.000Z", 3), await sell("2029-03-01T10:00:00.000Z", 2)];
  const [old] = sales;
  // Two parts whose VAT, rounded alone, would not add up to that of the invoice.
  await refund(old?.chargeId ?? "", 100_031n, "2029-03-05T10:00:00.000Z");
  await refund(old?.chargeId ?? "", 370_371n - 100_031n, "2029-03-31T22:59:00.000Z");

  const vat = new Map<string, number>();
  const gross = new Map<string, number>();
  const book = (at: string, kobo: number, included: number) => {
    vat.set(at.slice(0, 7), (vat.get(at.slice(0, 7)) ?? 0) + included);
    gross.set(at.slice(0, 7), (gross.get(at.slice(0, 7)) ?? 0) + kobo);
  };
  for (const { number, chargeId } of sales) {
    const { order, paidAt } = await getInvoice({ actor: buyer, number });
    const percent = vatPercentAt(rates, paidAt) ?? 0;
    book(paidAt, order.total, includedVat(order.total, percent));
    for (const { creditNoteNumber } of await db.refund.findMany({ where: { chargeId } })) {
      const note = await getCreditNote({ actor: buyer, number, creditNote: creditNoteNumber ?? "" });
      const before = includedVat(note.beforeKobo, percent);
      book(note.createdAt, -note.amountKobo, before - includedVat(note.beforeKobo + note.amountKobo, percent));
    }
  }
  for (const month of ["2029-02", "2029-03"]) {
    const { kinds, total } = await sumsOf(month);
    const shop = kinds.find(({ kind }) => kind === "shop");
    expect(shop).toMatchObject({ grossKobo: gross.get(month), vatKobo: vat.get(month) });
    expect(total.netKobo).toBe((gross.get(month) ?? 0) - (vat.get(month) ?? 0));
  }
  // All of the first sale is refunded, so its VAT is taken back to the kobo.
  expect(vat.get("2029-02")).toBe(includedVat(370_371, 5));
  expect(vat.get("2029-03")).toBe(includedVat(246_914, 7.5) - includedVat(370_371, 5));
});

describe("memberships, gifts and auctions", () => {
  test("are counted by kind with their refunds, and a refund made at Paystack with the reversal", async () => {
    await joinCircle("2029-08-03T10:00:00.000Z");
    const reversed = await joinCircle("2029-08-04T10:00:00.000Z");
    const gift = newId("gft");
    await db.giftMembership.create({
      data: {
        id: gift,
        planKey: "monthly",
        amountKobo: 500_000n,
        buyerId: buyer._id,
        buyerEmail: buyer.email,
        recipientName: "Bola",
        recipientEmail: "bola@example.test",
        sendOn: new Date("2029-08-05"),
        paidAt: new Date("2029-08-05T10:00:00.000Z"),
      },
    });
    const giftReference = await pay({
      purpose: "gift",
      subjectId: gift,
      amountKobo: 500_000n,
      paidAt: "2029-08-05T10:00:00.000Z",
    });
    const giftCharge = await db.charge.findUniqueOrThrow({ where: { reference: giftReference } });
    await refund(giftCharge.id, 200_000n, "2029-08-06T10:00:00.000Z");
    await db.$transaction((tx) =>
      recordLedgerEntry(tx, {
        userId: buyer._id,
        reference: `reversal/${reversed}`,
        kind: "reversal",
        planKey: "monthly",
        effectiveAt: new Date("2029-08-04T10:00:00.000Z"),
        reversedReference: reversed,
      }),
    );
    const lot = await sell("2029-08-07T10:00:00.000Z");
    await db.order.update({ where: { number: lot.number }, data: { provenance: { auctionId: "auc_1" } } });
    // A membership payment that was returned at once: no receipt, so it is not booked.
    const unbooked = await pay({
      purpose: "membership",
      subjectId: newId("mem"),
      amountKobo: 500_000n,
      paidAt: "2029-08-08T10:00:00.000Z",
    });
    const { id } = await db.charge.findUniqueOrThrow({ where: { reference: unbooked } });
    await refund(id, 500_000n, "2029-08-08T10:00:00.000Z");

    const report = await sumsOf("2029-08");
    expect(kindOf(report, "memberships")).toMatchObject({ documents: 2, salesKobo: 1_000_000, refundsKobo: 0 });
    expect(kindOf(report, "gifts")).toMatchObject({
      documents: 2,
      salesKobo: 500_000,
      refundsKobo: 200_000,
      grossKobo: 300_000,
    });
    expect(kindOf(report, "auctions")).toMatchObject({
      documents: 1,
      grossKobo: 123_457,
      vatKobo: includedVat(123_457, 7.5),
    });
    // The reversal is booked when it was recorded, which is today.
    const today = await sumsOf(new Date(Date.now() + 3_600_000).toISOString().slice(0, 7));
    expect(kindOf(today, "memberships")).toMatchObject({ documents: 1, salesKobo: 0, refundsKobo: 500_000 });
  });
});

test("the CSV has a row for each booking, and its totals are those of the report", async () => {
  const url = "/api/admin/bookings/export?from=2029-02&to=2029-08";
  expect((await callRoute(exportRoute, url, { as: buyer })).status).toBe(403);
  expect(
    (await callRoute(exportRoute, "/api/admin/bookings/export?from=2029-08&to=2029-02", { as: admin })).status,
  ).toBe(400);
  const { text, headers } = await callRoute(exportRoute, url, { as: admin });
  expect(headers.get("content-disposition")).toContain("bookings-2029-02-to-2029-08.csv");
  const [head, ...rows] = parseCsv(text) ?? [];
  expect(head?.slice(0, 4)).toEqual(["Date", "Document", "Kind", "Buyer"]);
  expect(text).toContain('"\'=Ada Obi"');
  const months = await getVatReport("2029-02", "2029-08");
  const sumOf = (column: number) => rows.reduce((sum, row) => sum + toKobo(Number(row[column])), 0);
  const reported = (name: "netKobo" | "vatKobo" | "grossKobo" | "documents") =>
    months.reduce((sum, { total }) => sum + total[name], 0);
  expect([rows.length, sumOf(4), sumOf(5), sumOf(6)]).toEqual(
    (["documents", "netKobo", "vatKobo", "grossKobo"] as const).map(reported),
  );
  const notes = rows.filter(([, document]) => document?.startsWith("CN-"));
  expect(notes.map(([date, , , , , , gross]) => [date, gross])).toEqual([
    ["2029-03-05", "-1000.31"],
    ["2029-03-31", "-2703.4"],
  ]);
  expect(
    notes.every(
      ([, , , , , , , fee, reference, refundOf]) => fee === "" && reference && refundOf?.startsWith("INV-2029-"),
    ),
  ).toBe(true);
  expect(rows.find(([date]) => date === "2029-06-01")?.[7]).toBe("20");
  expect(await db.auditLog.findFirst({ where: { action: "booking.export" } })).toMatchObject({
    detail: { from: "2029-02", to: "2029-08" },
  });
});
