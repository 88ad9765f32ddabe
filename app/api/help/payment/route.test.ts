import { beforeEach, describe, expect, test } from "vitest";
import { POST as postCheckout } from "@/app/api/checkout/route";
import { POST as ask } from "@/app/api/help/payment/route";
import { someAddress } from "@/lib/accounts/factory";
import { callRoute } from "@/lib/http/testing";
import { makeActor } from "@/lib/membership/factory";
import { requestRefund } from "@/lib/payments/request-refund";
import { backgroundSettled } from "@/lib/platform/background";
import { db } from "@/lib/platform/db";
import { makeProduct } from "@/lib/shop/factory";
import { emulator } from "@/local/testing";

const askAfter = (body: object, ip = "198.51.100.7") =>
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

/** Somebody was at Paystack's page; the museum has heard nothing since. */
async function begun(pay: boolean) {
  const piece = await makeProduct({ stock: 2, price: 54_000 });
  const actor = await makeActor({ shippingAddress: someAddress });
  const { body } = await callRoute(postCheckout, "/api/checkout", { as: actor, body: { productId: piece.id } });
  if (pay) await emulator().pay(body.authorization_url);
  return { actor, reference: String(body.reference), number: String(body.orderNumber) };
}
const paymentOf = async (number: string) => (await db.order.findUniqueOrThrow({ where: { number } })).paymentStatus;

describe("whoever was debited and has the reference", () => {
  test("has the order completed by asking, in any spelling of it, and twice does nothing more", async () => {
    const { reference, number } = await begun(true);
    const answer = await askAfter({ reference: ` ${reference.toLowerCase()} ` });
    expect(answer.body).toMatchObject({ success: true, finding: { state: "complete", backBy: null } });
    expect(await paymentOf(number)).toBe("paid");
    expect((await askAfter({ reference })).body.finding.state).toBe("complete");
    // Not whose it is, nor what for.
    expect(JSON.stringify(answer.body)).not.toMatch(/@|usr_|ord_/);
  });

  test("is told that the money has not come, and nothing is given for it", async () => {
    const { reference, number } = await begun(false);
    expect((await askAfter({ reference })).body.finding.state).toBe("pending");
    expect(await paymentOf(number)).toBe("unpaid");
  });

  test("is told to wait while Paystack does not answer", async () => {
    const { reference } = await begun(true);
    emulator().faults("paystack", "down");
    expect((await askAfter({ reference })).body.finding.state).toBe("pending");
  });

  test("learns by which day a refund shows", async () => {
    const { reference } = await begun(true);
    await askAfter({ reference });
    await db.$transaction(async (tx) =>
      requestRefund(tx, await tx.charge.findUniqueOrThrow({ where: { reference } }), "agreed"),
    );
    const { finding } = (await askAfter({ reference })).body;
    expect(finding.state).toBe("returning");
    const days = (new Date(finding.backBy).getTime() - Date.now()) / 864e5;
    // Ten working days are two weeks, and up to two days more where they begin on a weekend.
    expect(days).toBeGreaterThan(11.9);
    expect(days).toBeLessThan(16.1);
  });

  test.each(["LA-0000-0000", "' OR 1=1 --", "%", "__proto__"])("%s is no payment of ours", async (reference) => {
    expect((await askAfter({ reference })).body.finding.state).toBe("unknown");
  });
});

describe("whoever has only the address and the amount", () => {
  test("gets the answer by mail, and the screen says the same to everybody", async () => {
    const { actor, number, reference } = await begun(true);
    const mine = await askAfter({ email: actor.email.toUpperCase(), amount: "₦54,000.00" });
    const nobodys = await askAfter({ email: "nobody@nowhere.test", amount: "54000" });
    expect(mine.status).toBe(200);
    expect(mine.body.finding).toBeNull();
    expect(mine.body.message.replace(actor.email, "X")).toBe(nobodys.body.message.replace("nobody@nowhere.test", "X"));
    await backgroundSettled();
    expect(await paymentOf(number)).toBe("paid");
    expect(mailsTo(actor.email)).toHaveLength(1);
    expect(mailsTo(actor.email)[0]?.text).toContain(reference);
    expect(mailsTo(actor.email)[0]?.text).toContain("complete");
    expect(mailsTo("nobody@nowhere.test")).toHaveLength(0);
  });

  test("hears nothing of payments of another sum", async () => {
    const { actor, number } = await begun(true);
    await askAfter({ email: actor.email, amount: 54_001 });
    await backgroundSettled();
    expect(await paymentOf(number)).toBe("unpaid");
    expect(mailsTo(actor.email)).toHaveLength(0);
  });

  test("cannot fill somebody's letter box", async () => {
    const { actor } = await begun(true);
    for (let i = 0; i < 12; i += 1) await askAfter({ email: actor.email, amount: 54_000 }, `198.51.100.${i}`);
    await backgroundSettled();
    // One mail a minute for the same payment, whoever asks.
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
])("%j is not enough to go by", async (body) => {
  const answer = await askAfter(body);
  expect(answer.status).toBe(400);
  expect(Object.keys(answer.body.fields)).not.toHaveLength(0);
});
