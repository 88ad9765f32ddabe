import { beforeEach, describe, expect, test } from "vitest";
import { POST as postCheckout } from "@/app/api/checkout/route";
import { POST as ask } from "@/app/api/help/payment/route";
import { sampleAddress } from "@/lib/auth/factory";
import { makeProduct } from "@/lib/catalog/factory";
import { backgroundSettled } from "@/lib/core/background";
import { db } from "@/lib/db/client";
import { callRoute } from "@/lib/http/test-client";
import { createRefund } from "@/lib/payments/create-refund";
import { makeActor } from "@/lib/subscriptions/factory";
import { emulator } from "@/tooling/dev-stack/test-context";

const lookUp = (body: object, ip = "198.51.100.7") =>
  callRoute(ask, "/api/help/payment", { body, headers: { "x-forwarded-for": ip } });
const mailsTo = (email: string) =>
  emulator()
    .emails()
    .filter((mail) => [mail.to].flat().includes(email) && /what we found/.test(mail.subject));

beforeEach(async () => {
  await backgroundSettled();
  await db.$executeRaw`DELETE FROM rate_limits`;
  for (const provider of ["paystack", "resend", "pusher"] as const) emulator().faults(provider, "none");
  emulator().faults("paystack", "webhook-lost");
});

/** A checkout whose webhook is lost, paid or not. */
async function startCheckout(pay: boolean) {
  const product = await makeProduct({ stock: 2, price: 54_000 });
  const actor = await makeActor({ shippingAddress: sampleAddress });
  const { body } = await callRoute(postCheckout, "/api/checkout", { as: actor, body: { productId: product.id } });
  if (pay) await emulator().pay(body.authorization_url);
  return { actor, reference: String(body.reference), number: String(body.orderNumber) };
}
const paymentOf = async (number: string) => (await db.order.findUniqueOrThrow({ where: { number } })).paymentStatus;

describe("payment lookup by reference", () => {
  test("completes a paid order once, whatever the spelling of the reference", async () => {
    const { reference, number } = await startCheckout(true);
    const response = await lookUp({ reference: ` ${reference.toLowerCase()} ` });
    expect(response.body).toMatchObject({ success: true, finding: { state: "complete", backBy: null } });
    expect(await paymentOf(number)).toBe("paid");
    expect((await lookUp({ reference })).body.finding.state).toBe("complete");
    // Reveals neither the payer nor the purpose.
    expect(JSON.stringify(response.body)).not.toMatch(/@|usr_|ord_/);
  });

  test("returns pending for an unpaid order and delivers nothing", async () => {
    const { reference, number } = await startCheckout(false);
    expect((await lookUp({ reference })).body.finding.state).toBe("pending");
    expect(await paymentOf(number)).toBe("unpaid");
  });

  test("returns pending while Paystack is down", async () => {
    const { reference } = await startCheckout(true);
    emulator().faults("paystack", "down");
    expect((await lookUp({ reference })).body.finding.state).toBe("pending");
  });

  test("returns the day by which a refund arrives", async () => {
    const { reference } = await startCheckout(true);
    await lookUp({ reference });
    const { id: chargeId } = await db.charge.findUniqueOrThrow({ where: { reference } });
    await db.$transaction((tx) => createRefund(tx, { chargeId, reason: "agreed" }));
    const { finding } = (await lookUp({ reference })).body;
    expect(finding.state).toBe("returning");
    const days = (new Date(finding.backBy).getTime() - Date.now()) / 864e5;
    // Ten working days are two weeks, plus up to two days when they start on a weekend.
    expect(days).toBeGreaterThan(11.9);
    expect(days).toBeLessThan(16.1);
  });

  test.each(["LA-0000-0000", "' OR 1=1 --", "%", "__proto__"])("returns unknown for %s", async (reference) => {
    expect((await lookUp({ reference })).body.finding.state).toBe("unknown");
  });
});

describe("payment lookup by email and amount", () => {
  test("sends the result by email, and returns the same response for every email", async () => {
    const { actor, number, reference } = await startCheckout(true);
    const mine = await lookUp({ email: actor.email.toUpperCase(), amount: "₦54,000.00" });
    const unknown = await lookUp({ email: "nobody@nowhere.test", amount: "54000" });
    expect(mine.status).toBe(200);
    expect(mine.body.finding).toBeNull();
    expect(mine.body.message.replace(actor.email, "X")).toBe(unknown.body.message.replace("nobody@nowhere.test", "X"));
    await backgroundSettled();
    expect(await paymentOf(number)).toBe("paid");
    expect(mailsTo(actor.email)).toHaveLength(1);
    expect(mailsTo(actor.email)[0]?.text).toContain(reference);
    expect(mailsTo(actor.email)[0]?.text).toContain("complete");
    expect(mailsTo("nobody@nowhere.test")).toHaveLength(0);
  });

  test("sends nothing for payments of a different amount", async () => {
    const { actor, number } = await startCheckout(true);
    await lookUp({ email: actor.email, amount: 54_001 });
    await backgroundSettled();
    expect(await paymentOf(number)).toBe("unpaid");
    expect(mailsTo(actor.email)).toHaveLength(0);
  });

  test("limits the emails to one address", async () => {
    const { actor } = await startCheckout(true);
    for (let i = 0; i < 12; i += 1) await lookUp({ email: actor.email, amount: 54_000 }, `198.51.100.${i}`);
    await backgroundSettled();
    // One email a minute for the same payment.
    expect(mailsTo(actor.email).length).toBeLessThanOrEqual(2);
  });
});

test.each([
  {},
  { reference: "  " },
  { email: "a@b.test" },
  { amount: 5 },
  { email: "a@b.test", amount: "5e9" },
  { reference: [] },
])("rejects the incomplete lookup %j", async (body) => {
  const response = await lookUp(body);
  expect(response.status).toBe(400);
  expect(Object.keys(response.body.fields)).not.toHaveLength(0);
});
