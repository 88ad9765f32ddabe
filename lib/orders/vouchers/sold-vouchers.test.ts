import { beforeEach, expect, test } from "vitest";
import { POST as refund } from "@/app/api/admin/vouchers/[id]/refund/route";
import { POST as resend } from "@/app/api/admin/vouchers/[id]/resend/route";
import { POST as stop } from "@/app/api/admin/vouchers/[id]/stop/route";
import { POST as issue } from "@/app/api/admin/vouchers/route";
import { POST as apply } from "@/app/api/checkout/voucher/route";
import { GET as voucherReturn } from "@/app/api/vouchers/[token]/return/route";
import { POST as buy } from "@/app/api/vouchers/route";
import { sampleAddress } from "@/lib/auth/factory";
import { makeProduct } from "@/lib/catalog/factory";
import { backgroundSettled } from "@/lib/core/background";
import { day } from "@/lib/core/clock";
import { newId } from "@/lib/core/ids";
import { db, transaction } from "@/lib/db/client";
import { callRoute } from "@/lib/http/test-client";
import { checkout } from "@/lib/orders/checkout";
import { listVouchers } from "@/lib/orders/vouchers/admin-queries";
import { makeVoucher } from "@/lib/orders/vouchers/factory";
import { sendDueVouchers } from "@/lib/orders/vouchers/send-voucher-code";
import { voucherSettlement } from "@/lib/orders/vouchers/settle-voucher";
import { voucherCheckoutToken, voucherLinkToken } from "@/lib/orders/vouchers/voucher-tokens";
import { makeActor } from "@/lib/subscriptions/factory";
import { lagosDay } from "@/lib/subscriptions/gifts/rules";
import { processOutbox } from "@/lib/workflows/job-handlers";
import { getVatReport } from "@/lib/workflows/vat-report";
import { emulator } from "@/tooling/dev-stack/test-context";

beforeEach(async () => {
  await backgroundSettled();
  for (const provider of ["paystack", "resend", "pusher"] as const) emulator().faults(provider, "none");
  emulator().deliverWebhooksTo(async () => new Response(null, { status: 200 }));
});

const mailsTo = (email: string) =>
  emulator()
    .emails()
    .filter((mail) => [mail.to].flat().includes(email));
const codeIn = (text: string | undefined) => /(?:[0-9A-Z]{4}-){3}[0-9A-Z]{4}/.exec(text ?? "")?.[0] ?? "";
const balanceOf = async (id: string) =>
  Number((await db.voucher.findUniqueOrThrow({ where: { id } })).balanceKobo) / 100;
const applyCode = (code: string) => callRoute(apply, "/api/checkout/voucher", { body: { code } });

/** A voucher that a visitor has paid for. */
async function buyAndPay(given: { recipientEmail?: string; sendOn?: string } = {}) {
  const buyer = `${newId("usr").replace("_", "-")}@example.org`;
  const body = { amount: 25_000, message: "For your wall", sendOn: lagosDay(new Date()), ...given, email: buyer };
  const started = await callRoute(buy, "/api/vouchers", { body });
  expect(started.body.error).toBeUndefined();
  expect(emulator().transactions().at(-1)).toMatchObject({ amount: 2_500_000 });
  await emulator().pay(started.body.authorization_url);
  const { id } = await db.voucher.findFirstOrThrow({ where: { buyerEmail: buyer } });
  const token = voucherLinkToken(id);
  const returned = await callRoute(voucherReturn, `/api/vouchers/${token}/return`, { params: { token } });
  expect(returned.status).toBe(303);
  await backgroundSettled();
  return { id, buyer };
}

test("a visitor's voucher is issued once, and its code is mailed to the recipient and stored as a hash", async () => {
  const recipientEmail = `${newId("usr").replace("_", "-")}@example.org`;
  const { id, buyer } = await buyAndPay({ recipientEmail });
  expect(mailsTo(buyer).map(({ subject }) => subject)).toEqual(["Your gift voucher of ₦25,000"]);
  const [mail, ...more] = mailsTo(recipientEmail);
  expect(more).toEqual([]);
  expect(mail?.text).toContain("For your wall");
  const code = codeIn(mail?.text);
  const stored = await db.voucher.findUniqueOrThrow({ where: { id }, include: { entries: true } });
  expect(JSON.stringify(stored, (_, value) => String(value))).not.toContain(code.replaceAll("-", ""));
  expect(stored.entries.map(({ kind, kobo }) => [kind, kobo])).toEqual([["issued", 2_500_000n]]);
  const applied = await applyCode(code.toLowerCase());
  expect([applied.status, applied.body.balance]).toEqual([200, 25_000]);
  expect(applied.headers.get("set-cookie")).not.toContain(code.replaceAll("-", ""));
  const token = applied.cookies.la_voucher;
  expect(decodeURIComponent(token ?? "")).toBe(voucherCheckoutToken(id));
});

test("without a recipient the buyer gets the code, and for a later day the recipient waits for it", async () => {
  const { buyer } = await buyAndPay();
  expect(mailsTo(buyer).some(({ text }) => codeIn(text) !== "")).toBe(true);
  const recipientEmail = `${newId("usr").replace("_", "-")}@example.org`;
  const { id } = await buyAndPay({ recipientEmail, sendOn: lagosDay(new Date(Date.now() + 3 * day)) });
  await sendDueVouchers();
  await processOutbox();
  expect(mailsTo(recipientEmail)).toEqual([]);
  await db.voucher.update({ where: { id }, data: { sendOn: new Date(lagosDay(new Date())) } });
  await Promise.all([sendDueVouchers(), sendDueVouchers()]);
  await processOutbox();
  expect(mailsTo(recipientEmail)).toHaveLength(1);
});

test.each([
  ["amount", { amount: 4_999 }],
  ["amount", { amount: 1_000_001 }],
  ["amount", { amount: 7_000.5 }],
  ["recipientEmail", { recipientEmail: "tunde" }],
  ["sendOn", { sendOn: "2020-01-01" }],
  ["email", { email: undefined }],
])("a voucher with a wrong %s is refused", async (field, given) => {
  const body = { amount: 25_000, sendOn: lagosDay(new Date()), email: "buyer@example.org", ...given };
  const { status, body: reply } = await callRoute(buy, "/api/vouchers", { body });
  expect([status, Object.keys(reply.fields ?? {})]).toEqual([400, [field]]);
});

test("an admin issues a voucher, sends it again, stops it, and allows it again; the log has every step", async () => {
  const as = await makeActor({ role: "Admin" });
  const recipientEmail = `${newId("usr").replace("_", "-")}@example.org`;
  const issued = await callRoute(issue, "/", {
    as,
    body: { amount: 10_000, recipientEmail, reason: "A late delivery" },
  });
  const { id } = issued.body as { id: string };
  await backgroundSettled();
  const act = (handler: Parameters<typeof callRoute>[0], body: object = {}) =>
    callRoute(handler, "/", { as, params: { id }, body });
  const first = codeIn(mailsTo(recipientEmail)[0]?.text);
  expect((await act(resend)).status).toBe(200);
  await backgroundSettled();
  expect((await applyCode(first)).status).toBe(400);
  // The newest email is first.
  const second = codeIn(mailsTo(recipientEmail)[0]?.text);
  expect(second).not.toBe(first);
  expect((await act(stop, { stopped: true, reason: "Sent to a wrong address" })).body.state).toBe("stopped");
  expect((await act(stop, { stopped: true, reason: "Sent to a wrong address" })).status).toBe(409);
  expect((await applyCode(second)).status).toBe(400);
  expect((await act(resend)).status).toBe(409);
  expect((await act(stop, { stopped: false, reason: "It was the right one" })).body.state).toBe("sent");
  expect((await applyCode(second)).status).toBe(200);
  // Nobody has paid for it.
  expect((await act(refund, { reason: "Wanted back" })).status).toBe(409);
  const log = await db.auditLog.findMany({ where: { subject: id }, orderBy: { createdAt: "asc" } });
  expect(log.map(({ action }) => action)).toEqual(["voucher.issue", "voucher.resend", "voucher.stop", "voucher.allow"]);
  const found = await Promise.all([listVouchers({ q: recipientEmail }), listVouchers({ q: second })]);
  expect(found.map(({ vouchers }) => vouchers.map(({ _id }) => _id))).toEqual([[id], [id]]);
});

test("what is left of a bought voucher is refunded once, and a chargeback takes what is left", async () => {
  const as = await makeActor({ role: "Admin" });
  const { id } = await makeVoucher({ amount: 20_000 });
  const product = await makeProduct({ price: 8_000 });
  const buyer = await makeActor({ shippingAddress: sampleAddress });
  await checkout({ actor: buyer, body: { productId: product.id, voucher: voucherCheckoutToken(id) } });
  const refundIt = () => callRoute(refund, "/", { as, params: { id }, body: { reason: "Wanted back" } });
  const replies = await Promise.all([refundIt(), refundIt()]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  const charge = await db.charge.findFirstOrThrow({ where: { purpose: "voucher", subjectId: id } });
  expect([charge.refundedKobo, await balanceOf(id)]).toEqual([1_200_000n, 0]);

  const lost = await makeVoucher({ amount: 20_000 });
  const lostCharge = await db.charge.findFirstOrThrow({ where: { subjectId: lost.id } });
  for (let times = 0; times < 2; times += 1)
    await transaction(async (tx) => void (await voucherSettlement.lost?.(tx, lostCharge)));
  expect(await balanceOf(lost.id)).toBe(0);
  expect((await applyCode(lost.code)).status).toBe(400);
});

test("the sale of a voucher has no VAT, its redemption all of it, and the bookings add up to the money", async () => {
  const month = lagosDay(new Date()).slice(0, 7);
  const sums = async () => {
    const [report] = await getVatReport(month, month);
    const of = (kind: string) => report?.kinds.find((one) => one.kind === kind);
    return { vouchers: of("vouchers"), shop: of("shop"), total: report?.total.grossKobo ?? 0 };
  };
  const before = await sums();
  const { id } = await makeVoucher({ amount: 20_000 });
  const sold = await sums();
  expect((sold.vouchers?.grossKobo ?? 0) - (before.vouchers?.grossKobo ?? 0)).toBe(2_000_000);
  expect(sold.vouchers?.vatKobo).toBe(0);
  const product = await makeProduct({ price: 8_000 });
  const buyer = await makeActor({ shippingAddress: sampleAddress });
  await checkout({ actor: buyer, body: { productId: product.id, voucher: voucherCheckoutToken(id) } });
  const redeemed = await sums();
  expect((redeemed.shop?.grossKobo ?? 0) - (sold.shop?.grossKobo ?? 0)).toBe(800_000);
  expect((redeemed.vouchers?.grossKobo ?? 0) - (sold.vouchers?.grossKobo ?? 0)).toBe(-800_000);
  expect(redeemed.total).toBe(sold.total);
});

// Last, because the tries of this client are used up.
test("an unknown code is refused, and guesses are counted", async () => {
  const { code } = await makeVoucher();
  expect((await applyCode("AAAA-AAAA-AAAA-AAAA")).body.error).toMatch(/no gift voucher with this code/);
  let last = await applyCode(code);
  for (let tries = 0; tries < 60; tries += 1) last = await applyCode("AAAA-AAAA-AAAA-AAAA");
  expect(last.status).toBe(429);
});
