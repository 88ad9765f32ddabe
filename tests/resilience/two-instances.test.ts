import { beforeAll, expect, test, vi } from "vitest";
import { SEED_PASSWORD, sampleAddress } from "@/lib/auth/factory";
import { makeProduct } from "@/lib/catalog/factory";
import { db } from "@/lib/db/client";
import { limits } from "@/lib/db/rate-limit";
import { makeActor } from "@/lib/subscriptions/factory";
import { type Instance, startInstance } from "@/tests/resilience/start-instance";
import { signPaystackWebhook } from "@/tests/security/endpoints/site";
import { newEmail } from "@/tests/security/personas";
import { emulator } from "@/tooling/dev-stack/test-context";

// Each has a working folder for nothing and memory of its own; Postgres, the storage and the providers are all they share.
let a: Instance;
let b: Instance;
vi.setConfig({ testTimeout: 60_000 });
beforeAll(async () => {
  [a, b] = await Promise.all([startInstance(), startInstance()]);
}, 120_000);

const emailTo = (email: string) =>
  emulator()
    .emails()
    .find((mail) => [mail.to].flat().includes(email));

test("who registers at one can confirm and sign in at the other", async () => {
  const email = newEmail();
  const person = { firstName: "Ada", lastName: "Obi", email, password: "a-good-password" };
  expect((await a.request("/api/auth/register", { body: person })).status).toBe(200);
  await expect.poll(() => emailTo(email), { timeout: 30_000 }).toBeDefined();
  const token = emailTo(email)?.text.match(/\/verify\/([\w-]+)/)?.[1];
  const verified = await b.request(`/api/auth/verify/${token}`, { body: {} });
  expect([verified.status, verified.body.user?.email]).toEqual([200, email]);
  const here = await a.request("/api/auth/login", { body: { email, password: person.password } });
  expect((await b.request("/api/me", { token: here.body.token })).body.user.email).toBe(email);
});

test("who signs out everywhere at one is signed out at the other at once", async () => {
  const actor = await makeActor();
  expect((await b.request("/api/me", { as: actor })).status).toBe(200);
  expect((await a.request("/api/auth/logout", { as: actor, body: { everywhere: true } })).status).toBe(200);
  expect((await b.request("/api/me", { as: actor })).status).toBe(401);
});

test("who is no longer an admin at one is none at the other, and who resets a password is out of both", async () => {
  const admin = await makeActor({ role: "Admin" });
  expect((await a.request("/api/orders/all", { as: admin })).status).toBe(200);
  await db.user.update({ where: { id: admin._id }, data: { role: "Member" } });
  expect((await b.request("/api/orders/all", { as: admin })).status).toBe(403);
  await a.request("/api/auth/forgot-password", { body: { email: admin.email } });
  await expect.poll(() => emailTo(admin.email), { timeout: 30_000 }).toBeDefined();
  const token = emailTo(admin.email)?.text.match(/\/reset-password\/([\w-]+)/)?.[1];
  const password = "quite-another-password";
  expect((await b.request(`/api/auth/reset-password/${token}`, { body: { password } })).status).toBe(200);
  for (const instance of [a, b]) expect((await instance.request("/api/me", { as: admin })).status).toBe(401);
  expect((await a.request(`/api/auth/reset-password/${token}`, { body: { password } })).status).toBe(400);
});

test("guesses at a password add up over both", async () => {
  const { email } = await makeActor();
  const guess = (instance: Instance) => instance.request("/api/auth/login", { body: { email, password: "wrong" } });
  const most = limits["login-pair"].points;
  const responses = [];
  for (let i = 0; i < most; i += 2) responses.push(...(await Promise.all([guess(a), guess(b)])));
  expect(responses.map((response) => response.status)).toEqual(responses.map(() => 401));
  for (const instance of [a, b]) {
    const refused = await instance.request("/api/auth/login", { body: { email, password: SEED_PASSWORD } });
    expect([refused.status, Number(refused.headers.get("retry-after")) > 0]).toEqual([429, true]);
  }
});

test("a hold made on one instance holds on the other, which can settle the payment", async () => {
  emulator().faults("paystack", "webhook-lost");
  const product = await makeProduct({ stock: 1, editionSize: 3 });
  const [buyer, rival] = await Promise.all([makeActor({ shippingAddress: sampleAddress }), makeActor()]);
  const body = { productId: product.id };
  const held = await a.request("/api/checkout", { as: buyer, body });
  expect((await b.request("/api/checkout", { as: rival, body })).status).toBe(409);
  expect((await b.request("/api/checkout", { as: buyer, body })).body.authorization_url).toBe(
    held.body.authorization_url,
  );
  await emulator().pay(held.body.authorization_url);
  const { reference, orderNumber } = held.body;
  const webhook = signPaystackWebhook(JSON.stringify({ event: "charge.success", data: { id: reference, reference } }));
  const event = [
    b.request(`/api/payments/callback?reference=${reference}`, { as: buyer }),
    a.request("/api/webhooks/paystack", webhook),
    b.request("/api/webhooks/paystack", webhook),
    a.request(`/api/checkout/state?reference=${reference}`, { as: buyer }),
  ];
  expect((await Promise.all(event)).map((response) => response.status)).toEqual([303, 200, 200, 200]);
  expect(await db.order.findUniqueOrThrow({ where: { number: orderNumber } })).toMatchObject({ paymentStatus: "paid" });
  expect(await db.edition.count({ where: { productId: product.id } })).toBe(1);
  const confirmations = () =>
    emulator()
      .emails()
      .filter((mail) => [mail.to].flat().includes(buyer.email));
  await expect.poll(() => confirmations().length, { timeout: 30_000 }).toBe(1);
});
