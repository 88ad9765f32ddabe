import { buffer } from "node:stream/consumers";
import { extractText, getDocumentProxy } from "unpdf";
import { beforeAll, describe, expect, test } from "vitest";
import { GET as guestInvoice } from "@/app/api/guest/orders/[token]/invoice/route";
import { GET as downloadCreditNote } from "@/app/api/orders/[number]/credit-notes/[creditNote]/route";
import { GET } from "@/app/api/orders/[number]/invoice/route";
import type { Actor } from "@/lib/auth/contracts";
import { sampleAddress } from "@/lib/auth/factory";
import { makeProduct, type TestProduct } from "@/lib/catalog/factory";
import { db } from "@/lib/db/client";
import { callRoute } from "@/lib/http/test-client";
import { makeOrder } from "@/lib/orders/factory";
import { createGuest } from "@/lib/orders/guest/guest";
import { orderLinkToken } from "@/lib/orders/guest/order-link";
import { getCreditNote, listCreditNotes } from "@/lib/orders/invoice/get-credit-note";
import { getInvoice, type Invoice } from "@/lib/orders/invoice/get-invoice";
import { writeCreditNotePdf } from "@/lib/orders/invoice/write-credit-note-pdf";
import { writeInvoicePdf } from "@/lib/orders/invoice/write-invoice-pdf";
import { createRefund } from "@/lib/payments/create-refund";
import { makeActor } from "@/lib/subscriptions/factory";

let buyer: Actor;
let vase: TestProduct;
beforeAll(async () => {
  buyer = await makeActor({ firstName: "Adéṣọlá", lastName: "Ọlátúnjí Ǹkọ́" });
  vase = await makeProduct({ name: "Ère Ìbejì", price: 172_500.25, stock: 500, editionSize: 1_000 });
});

type Given = Partial<Parameters<typeof makeOrder>[0]>;
async function createOrder(given: Given = {}): Promise<string> {
  const person = { ...buyer, id: buyer._id };
  const order = await makeOrder({
    buyer: person,
    items: [{ product: vase, quantity: 2 }],
    shippingAddress: sampleAddress,
    ...given,
  });
  return order.number;
}
const invoiceNumber = async (number: string) => (await db.order.findUniqueOrThrow({ where: { number } })).invoiceNumber;
const sequence = (invoice: string | null) => Number(invoice?.split("-")[2]);

const readPdf = (invoice: Invoice) => readText(writeInvoicePdf(invoice));

async function readText(written: NodeJS.ReadableStream): Promise<string> {
  const pdf = await getDocumentProxy(new Uint8Array(await buffer(written)));
  const { text } = await extractText(pdf, { mergePages: true });
  return text.normalize("NFC").replace(/\s+/g, " ");
}

test("a paid order has the next invoice number of its year, once", async () => {
  const paid = { createdAt: new Date("2031-03-01T10:00:00.000Z") };
  const first = await createOrder(paid);
  const unpaid = await createOrder({ ...paid, paymentStatus: "unpaid" });
  expect(await invoiceNumber(first)).toBe("INV-2031-00001");
  expect(await invoiceNumber(unpaid)).toBeNull();

  // A payment that is rolled back leaves no gap.
  await db
    .$transaction(async (tx) => {
      await tx.order.update({ where: { number: unpaid }, data: { paymentStatus: "paid", paidAt: paid.createdAt } });
      await tx.$executeRaw`SET CONSTRAINTS ALL IMMEDIATE`;
      throw new Error("rolled back");
    })
    .catch(() => undefined);
  await db.order.update({ where: { number: unpaid }, data: { paymentStatus: "paid", paidAt: paid.createdAt } });
  expect(await invoiceNumber(unpaid)).toBe("INV-2031-00002");
  await db.order.update({ where: { number: unpaid }, data: { paymentStatus: "paid" } });
  expect(await invoiceNumber(unpaid)).toBe("INV-2031-00002");
});

test("orders paid at the same time get consecutive numbers", async () => {
  const createdAt = new Date("2032-03-01T10:00:00.000Z");
  const numbers = await Promise.all(Array.from({ length: 4 }, () => createOrder({ createdAt })));
  const given = await Promise.all(numbers.map(invoiceNumber));
  expect(given.map(sequence).sort()).toEqual([1, 2, 3, 4]);
});

test("the PDF has the number, the letters of Yoruba, the amounts and the VAT as text", async () => {
  const number = await createOrder();
  const invoice = await getInvoice({ actor: buyer, number });
  const text = await readPdf({ ...invoice, seller: ["The Living Archive", "RC 123456"], vatPercent: 7.5 });
  for (const words of [
    String(await invoiceNumber(number)),
    number,
    "Adéṣọlá Ọlátúnjí Ǹkọ́",
    "Ère Ìbejì",
    "₦172,500.25",
    "₦345,000.50",
    "Including VAT of 7.5% ₦24,069.80",
    "RC 123456",
    "Adeniran Ogunsanya",
    "No",
  ])
    expect(text).toContain(words.normalize("NFC"));
  expect(await readPdf({ ...invoice, vatPercent: null })).not.toContain("VAT");
});

test("the PDF shows a refund", async () => {
  const number = await createOrder();
  await db.order.update({ where: { number }, data: { refundedKobo: 10_000_000n } });
  const text = await readPdf(await getInvoice({ actor: buyer, number }));
  expect(text).toContain("Refunded −₦100,000");
  expect(text).toContain("Remaining ₦245,000.50");
});

describe("the credit note of a refund", () => {
  async function refund(number: string, amountKobo?: bigint): Promise<string | null> {
    const { chargeId } = await db.order.findUniqueOrThrow({ where: { number } });
    const id = await db.$transaction((tx) =>
      createRefund(tx, { chargeId: chargeId ?? "", amountKobo, reason: "Ọ̀kan ti fọ́" }),
    );
    return (await db.refund.findUniqueOrThrow({ where: { id: id ?? "" } })).creditNoteNumber;
  }
  async function readCreditNote(number: string, creditNote: string | null, vatPercent: number | null) {
    const note = await getCreditNote({ actor: buyer, number, creditNote: creditNote ?? "" });
    return readText(writeCreditNotePdf({ ...note, invoice: { ...note.invoice, vatPercent } }));
  }

  test("has the next number of its own series, the invoice, the amount and the VAT as text", async () => {
    const number = await createOrder();
    const [part, rest] = [await refund(number, 10_750_000n), await refund(number, 23_750_050n)];
    expect([part, rest]).toEqual([expect.stringMatching(/^CN-\d{4}-\d{5}$/), expect.stringMatching(/^CN-/)]);
    expect(sequence(rest)).toBe(sequence(part) + 1);
    expect(await listCreditNotes((await getInvoice({ actor: buyer, number })).order._id)).toEqual([part, rest]);
    const text = await readCreditNote(number, part, 7.5);
    for (const words of [
      "Credit note",
      String(part),
      String(await invoiceNumber(number)),
      `Part of invoice ${await invoiceNumber(number)}`,
      "Ọ̀kan ti fọ́",
      "Refunded ₦107,500",
      "Including VAT of 7.5% ₦7,500",
    ])
      expect(text).toContain(words.normalize("NFC"));
    const full = await createOrder();
    const whole = await readCreditNote(full, await refund(full), null);
    expect(whole).toContain(`All of invoice ${await invoiceNumber(full)}`);
    expect(whole).not.toContain("VAT");
  });

  test("the VAT of all credit notes of an invoice is that of the invoice, to the kobo", async () => {
    const number = await createOrder();
    const [part, rest] = [await refund(number, 10_000_031n), await refund(number, 24_500_019n)];
    expect(await readCreditNote(number, part, 7.5)).toContain("Including VAT of 7.5% ₦6,976.77");
    // Rounded alone it would be ₦17,093.04, and both together a kobo more than the ₦24,069.80 of the invoice.
    expect(await readCreditNote(number, rest, 7.5)).toContain("Including VAT of 7.5% ₦17,093.03");
  });

  test("a payment that was refunded without an invoice has none, and a refund that is rolled back leaves no gap", async () => {
    const [number, unpaid] = [await createOrder(), await createOrder({ paymentStatus: "refunded" })];
    const refunded = await db.order.findUniqueOrThrow({ where: { number: unpaid } });
    const withoutInvoice = await db.refund.findMany({ where: { chargeId: refunded.chargeId ?? "" } });
    expect(withoutInvoice.map(({ creditNoteNumber }) => creditNoteNumber)).toEqual([null]);
    const first = await refund(number, 100n);
    const { chargeId } = await db.order.findUniqueOrThrow({ where: { number } });
    await db
      .$transaction(async (tx) => {
        await createRefund(tx, { chargeId: chargeId ?? "", amountKobo: 100n, reason: "x" });
        await tx.$executeRaw`SET CONSTRAINTS ALL IMMEDIATE`;
        throw new Error("rolled back");
      })
      .catch(() => undefined);
    expect(sequence(await refund(number, 100n))).toBe(sequence(first) + 1);
  });

  test("only the buyer and an admin get it, and only with its order", async () => {
    const [number, other, stranger] = [await createOrder(), await createOrder(), await makeActor()];
    const creditNote = (await refund(number)) ?? "";
    const download = (as: Actor, of: string) =>
      callRoute(downloadCreditNote, `/api/orders/${of}/credit-notes/${creditNote}`, {
        as,
        params: { number: of, creditNote },
      });
    const { status, text, headers } = await download(buyer, number);
    expect([status, text.slice(0, 5)]).toEqual([200, "%PDF-"]);
    expect(headers.get("content-disposition")).toContain(`${creditNote}.pdf`);
    expect((await download(buyer, other)).status).toBe(404);
    expect((await download(stranger, number)).status).toBe(404);
  });
});

test("a guest gets the invoice and the credit note by the link of the order, and of no other", async () => {
  const { _id: id } = await createGuest(null);
  const guest = { id, email: "ada.guest@livingarchive.test", firstName: "Ada", lastName: "Obi" };
  const number = await createOrder({ buyer: guest });
  const token = orderLinkToken(number);
  const { status, text } = await callRoute(guestInvoice, `/api/guest/orders/${token}/invoice`, { params: { token } });
  expect([status, text.slice(0, 5)]).toEqual([200, "%PDF-"]);
  const theirs = await createOrder();
  const forged = `${theirs}.${token.split(".").at(-1)}`;
  for (const other of [orderLinkToken(theirs), forged])
    expect((await callRoute(guestInvoice, "/x", { params: { token: other } })).status).toBe(404);
});

test("the buyer and an admin download it, and nobody else", async () => {
  const [number, stranger, admin] = await Promise.all([createOrder(), makeActor(), makeActor({ role: "Admin" })]);
  const download = (as: Actor, of = number) =>
    callRoute(GET, `/api/orders/${of}/invoice`, { as, params: { number: of } });
  for (const as of [buyer, admin]) {
    const { status, text, headers } = await download(as);
    expect([status, text.slice(0, 5), headers.get("content-type")]).toEqual([200, "%PDF-", "application/pdf"]);
    expect(headers.get("content-disposition")).toContain(`${await invoiceNumber(number)}.pdf`);
  }
  expect((await download(stranger)).status).toBe(404);
  expect((await download(buyer, await createOrder({ paymentStatus: "unpaid" }))).status).toBe(404);
});
