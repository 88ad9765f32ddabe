import { buffer } from "node:stream/consumers";
import { extractText, getDocumentProxy } from "unpdf";
import { beforeAll, expect, test } from "vitest";
import { GET } from "@/app/api/orders/[number]/invoice/route";
import type { Actor } from "@/lib/auth/contracts";
import { sampleAddress } from "@/lib/auth/factory";
import { makeProduct, type TestProduct } from "@/lib/catalog/factory";
import { db } from "@/lib/db/client";
import { callRoute } from "@/lib/http/test-client";
import { makeOrder } from "@/lib/orders/factory";
import { getInvoice, type Invoice } from "@/lib/orders/invoice/get-invoice";
import { writeInvoicePdf } from "@/lib/orders/invoice/write-invoice-pdf";
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

async function readPdf(invoice: Invoice): Promise<string> {
  const pdf = await getDocumentProxy(new Uint8Array(await buffer(writeInvoicePdf(invoice))));
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
