import { createHmac } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { paystack, verifySignature } from "./paystack";
import { paystackRefund } from "./paystack-schemas";

const settings = vi.hoisted(() => ({
  PAYSTACK_BASE_URL: "",
  PAYSTACK_SECRET_KEY: "sk_test_secret",
  PAYSTACK_CHECKOUT_HOSTS: ["checkout.paystack.com", "localhost"],
}));
vi.mock("@/lib/core/env", () => ({ env: () => settings }));

type Seen = { method: string; url: string; authorization: string | undefined; body: unknown };
let server: Server;
let seen: Seen[] = [];
let stubResponse: { status: number; body: unknown } | "cut";
const reply = (data: unknown, meta?: unknown) => ({ status: 200, body: { status: true, message: "ok", data, meta } });

const order = {
  email: "ada@example.test",
  amountKobo: 34_500_000n,
  reference: "ord-7F3K92",
  callbackUrl: "https://museum.test/checkout/success",
};
const checkout = (url: string) => reply({ authorization_url: url, access_code: "acc", reference: order.reference });
const transaction = {
  id: 4099260516,
  domain: "test",
  status: "success",
  reference: order.reference,
  amount: 34_500_000,
  currency: "NGN",
  channel: "card",
  gateway_response: "Successful",
  paid_at: "2026-11-20T09:15:02.000Z",
  fees: 527_500,
  metadata: { orderId: "ord_1" },
  authorization: {
    authorization_code: "AUTH_1",
    last4: "4081",
    exp_month: "12",
    exp_year: 2030,
    card_type: "visa ",
    bank: "TEST BANK",
    brand: "visa",
    reusable: true,
  },
  customer: { email: "ada@example.test", customer_code: "CUS_1" },
  plan: null,
};

beforeAll(async () => {
  server = createServer((request, response) => {
    let text = "";
    request.on("data", (chunk) => (text += chunk));
    request.on("end", () => {
      const { method = "", url = "", headers } = request;
      seen.push({ method, url, authorization: headers.authorization, body: text ? JSON.parse(text) : null });
      if (stubResponse === "cut") return void request.socket.destroy();
      response.writeHead(stubResponse.status, { "content-type": "application/json" });
      response.end(typeof stubResponse.body === "string" ? stubResponse.body : JSON.stringify(stubResponse.body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  settings.PAYSTACK_BASE_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}/paystack/`;
});
beforeEach(() => {
  seen = [];
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

describe("initializeTransaction", () => {
  it("sends the amount in kobo with our reference", async () => {
    stubResponse = checkout("https://checkout.paystack.com/acc");
    const result = await paystack.initializeTransaction({
      ...order,
      cancelUrl: "https://museum.test/checkout/cancel",
      metadata: { orderId: "ord_1" },
    });
    expect(result).toEqual({
      authorizationUrl: "https://checkout.paystack.com/acc",
      accessCode: "acc",
      reference: order.reference,
    });
    expect(seen[0]).toMatchObject({
      method: "POST",
      url: "/paystack/transaction/initialize",
      authorization: "Bearer sk_test_secret",
    });
    expect(seen[0]?.body).toEqual({
      email: order.email,
      amount: 34_500_000,
      currency: "NGN",
      reference: order.reference,
      callback_url: order.callbackUrl,
      metadata: { orderId: "ord_1", cancel_action: "https://museum.test/checkout/cancel" },
    });
  });

  it.each([
    "https://evil.test/acc",
    "https://checkout.paystack.com.evil.test/acc",
    "https://checkout.paystack.com@evil.test/acc",
    "https://paystack.com/acc",
    "http://checkout.paystack.com/acc",
    "javascript:alert(1)",
    "/acc",
  ])("rejects the payment page %s", async (url) => {
    stubResponse = checkout(url);
    await expect(paystack.initializeTransaction(order)).rejects.toMatchObject({ kind: "bad-reply" });
  });

  it("allows a plain http page on localhost", async () => {
    stubResponse = checkout("http://localhost:3001/paystack/checkout/acc");
    await expect(paystack.initializeTransaction(order)).resolves.toMatchObject({ accessCode: "acc" });
  });

  it("distinguishes a duplicate reference from other errors", async () => {
    stubResponse = {
      status: 400,
      body: { status: false, message: "Duplicate Transaction Reference", code: "duplicate_reference" },
    };
    await expect(paystack.initializeTransaction(order)).rejects.toMatchObject({
      kind: "duplicate-reference",
      status: 400,
    });
    stubResponse = { status: 401, body: { status: false, message: "Invalid key" } };
    await expect(paystack.initializeTransaction(order)).rejects.toMatchObject({
      kind: "refused",
      message: "Invalid key",
    });
  });

  it("rejects an invalid amount or reference without a request", async () => {
    for (const change of [{ amountKobo: 0n }, { amountKobo: 2n ** 60n }, { reference: "ord_1" }]) {
      await expect(paystack.initializeTransaction({ ...order, ...change })).rejects.toMatchObject({ kind: "refused" });
    }
    expect(seen).toEqual([]);
  });
});

describe("verifyTransaction", () => {
  it("parses a transaction", async () => {
    stubResponse = reply(transaction);
    expect(await paystack.verifyTransaction(order.reference)).toMatchObject({
      id: "4099260516",
      status: "success",
      amountKobo: 34_500_000n,
      feesKobo: 527_500n,
      paidAt: new Date("2026-11-20T09:15:02Z"),
      metadata: { orderId: "ord_1" },
      authorization: { authorizationCode: "AUTH_1", expYear: "2030", cardType: "visa" },
      customer: { customerCode: "CUS_1" },
      planCode: null,
    });
  });

  it.each([
    [0, {}],
    ["", {}],
    [null, {}],
    [undefined, {}],
    ['{"orderId":"a"}', { orderId: "a" }],
    [{ orderId: "a" }, { orderId: "a" }],
  ])("parses the metadata %j as %j", async (metadata, expected) => {
    stubResponse = reply({ ...transaction, metadata });
    expect((await paystack.verifyTransaction(order.reference)).metadata).toEqual(expected);
  });

  it.each([
    ["PLN_1", "PLN_1"],
    [{ plan_code: "PLN_1" }, "PLN_1"],
    [{}, null],
    ["", null],
  ])("parses the plan %j as %j", async (plan, expected) => {
    stubResponse = reply({ ...transaction, plan });
    expect((await paystack.verifyTransaction(order.reference)).planCode).toBe(expected);
  });

  it("treats an unknown status as pending and parses an abandoned transaction without authorization", async () => {
    stubResponse = reply({ ...transaction, status: "reviewing" });
    expect((await paystack.verifyTransaction(order.reference)).status).toBe("pending");
    stubResponse = reply({ ...transaction, status: "abandoned", authorization: {}, paid_at: null, fees: null });
    expect(await paystack.verifyTransaction(order.reference)).toMatchObject({
      status: "abandoned",
      paidAt: null,
      feesKobo: null,
    });
  });

  it.each([
    [
      "an unknown reference",
      { status: 404, body: { status: false, message: "Transaction reference not found." } },
      "not-found",
    ],
    ["a failing server", { status: 503, body: "<h1>no</h1>" }, "unreachable"],
    ["a limit", { status: 429, body: { status: false, message: "Too many" } }, "unreachable"],
    ["something that is not JSON", { status: 200, body: "<h1>hello</h1>" }, "bad-reply"],
    ["an amount that is not whole", reply({ ...transaction, amount: 1.5 }), "bad-reply"],
    ["a response of unreasonable size", reply({ ...transaction, padding: "x".repeat(6_000_000) }), "bad-reply"],
    ["another reference", reply({ ...transaction, reference: "other" }), "bad-reply"],
    ["a refusal with status 200", { status: 200, body: { status: false, message: "No" } }, "refused"],
    ["a cut connection", "cut" as const, "unreachable"],
  ])("classifies %s", async (_case, given, kind) => {
    stubResponse = given;
    await expect(paystack.verifyTransaction(order.reference)).rejects.toMatchObject({ name: "PaystackError", kind });
  });

  it("does not request an invalid reference", async () => {
    await expect(paystack.verifyTransaction("../../plan")).rejects.toMatchObject({ kind: "not-found" });
    expect(seen).toEqual([]);
  });
});

describe("other methods", () => {
  it("lists transactions with their pages", async () => {
    stubResponse = reply([transaction], { total: 120, page: 2, pageCount: 3 });
    const list = await paystack.listTransactions({ page: 2, from: new Date("2026-11-01T00:00:00Z") });
    expect(list).toMatchObject({ total: 120, page: 2, pageCount: 3, transactions: [{ reference: order.reference }] });
    expect(seen[0]?.url).toBe("/paystack/transaction?page=2&perPage=50&from=2026-11-01T00%3A00%3A00.000Z");
    stubResponse = reply([]);
    expect(await paystack.listTransactions()).toEqual({ transactions: [], total: 0, page: 1, pageCount: 1 });
  });

  it("parses a refund with a string amount", async () => {
    stubResponse = reply({
      id: 1,
      status: "pending",
      amount: "500000",
      currency: "NGN",
      merchant_note: "ref_1 A chip on the rim.",
      transaction: { reference: order.reference },
    });
    const refund = await paystack.createRefund({ reference: order.reference, amountKobo: 500_000n });
    expect(refund).toEqual({
      id: "1",
      status: "pending",
      amountKobo: 500_000n,
      currency: "NGN",
      createdAt: null,
      transactionReference: order.reference,
      transactionId: null,
      note: "ref_1 A chip on the rim.",
    });
    expect(seen[0]?.body).toEqual({ transaction: order.reference, amount: 500_000 });
    const event = { status: "processed", transaction_reference: "r", amount: 5, currency: "NGN" };
    expect(paystackRefund.parse(event)).toMatchObject({ id: "", amountKobo: 5n, transactionReference: "r" });
  });

  it("lists the refunds of a period, which name a transaction by its id, and payouts with their transactions", async () => {
    const period = { from: new Date("2026-11-01T00:00:00Z"), to: new Date("2026-12-01T00:00:00Z") };
    const createdAt = "2026-11-20T10:00:00.000Z";
    stubResponse = reply([
      { id: 1, transaction: 1641, status: "processed", amount: 500_000, currency: "NGN", createdAt },
    ]);
    expect(await paystack.listRefundsWithin(period)).toMatchObject([
      { transactionReference: null, transactionId: "1641", createdAt: new Date(createdAt) },
    ]);
    const settlement = { id: 3090024, status: "success", currency: "NGN", total_processed: 1_000, total_fees: 5 };
    const paidOut = { total_amount: 995, effective_amount: 900, settlement_date: "2026-11-23T00:00:00.000Z" };
    stubResponse = reply([{ ...settlement, ...paidOut, deductions: null, settled_by: null }]);
    expect(await paystack.listSettlements(period)).toMatchObject([
      { id: "3090024", processedKobo: 1_000n, feesKobo: 5n, amountKobo: 995n, paidOutKobo: 900n },
    ]);
    expect(seen[1]?.url).toBe(
      "/paystack/settlement?from=2026-11-01T00%3A00%3A00.000Z&to=2026-12-01T00%3A00%3A00.000Z&page=1&perPage=100",
    );
    stubResponse = reply([transaction]);
    expect(await paystack.listSettlementTransactions("3090024")).toMatchObject([{ feesKobo: 527_500n }]);
    expect(seen[2]?.url).toBe("/paystack/settlement/3090024/transactions?page=1&perPage=100");
  });

  it("charges a saved card by a reference, and does not ask what became of it", async () => {
    stubResponse = reply({ status: "failed", reference: order.reference, gateway_response: "Insufficient Funds" });
    const saved = { email: order.email, amountKobo: 500_000n, reference: order.reference, authorizationCode: "AUTH_1" };
    await expect(paystack.chargeSavedCard(saved)).resolves.toBeUndefined();
    expect(seen[0]).toMatchObject({
      url: "/paystack/transaction/charge_authorization",
      body: { email: order.email, amount: 500_000, reference: order.reference, authorization_code: "AUTH_1" },
    });
  });

  it("creates and lists plans", async () => {
    const plan = { plan_code: "PLN_1", name: "Monthly", amount: 500_000, interval: "monthly", currency: "NGN" };
    stubResponse = reply(plan);
    await expect(
      paystack.createPlan({ name: "Monthly", amountKobo: 500_000n, interval: "monthly" }),
    ).resolves.toMatchObject({ planCode: "PLN_1" });
    stubResponse = reply([plan]);
    await expect(paystack.listPlans()).resolves.toHaveLength(1);
  });

  it("fetches, disables and enables a subscription and returns its management link", async () => {
    stubResponse = reply({
      subscription_code: "SUB_1",
      email_token: "tok",
      status: "active",
      amount: 500_000,
      next_payment_date: "2026-12-21T00:00:00Z",
      plan: { plan_code: "PLN_1" },
      customer: { email: "a@b.test", customer_code: "CUS_1" },
    });
    const subscription = await paystack.fetchSubscription("SUB_1");
    expect(subscription).toMatchObject({
      emailToken: "tok",
      planCode: "PLN_1",
      nextPaymentAt: new Date("2026-12-21T00:00:00Z"),
    });
    stubResponse = { status: 200, body: { status: true, message: "Subscription disabled successfully" } };
    await paystack.disableSubscription(subscription);
    await paystack.enableSubscription(subscription);
    expect(seen.slice(1).map(({ url, body }) => [url, body])).toEqual([
      ["/paystack/subscription/disable", { code: "SUB_1", token: "tok" }],
      ["/paystack/subscription/enable", { code: "SUB_1", token: "tok" }],
    ]);
    stubResponse = reply({ link: "https://paystack.com/manage/x" });
    await expect(paystack.manageLink("SUB_1")).resolves.toBe("https://paystack.com/manage/x");
  });
});

describe("verifySignature", () => {
  const body = '{"event":"charge.success","data":{"amount":100}}';
  const sign = (algorithm: string, key = settings.PAYSTACK_SECRET_KEY) =>
    createHmac(algorithm, key).update(body).digest("hex");

  it("accepts the signature of the raw body, as text or as bytes", () => {
    expect(verifySignature(body, sign("sha512"))).toBe(true);
    expect(verifySignature(new TextEncoder().encode(body), sign("sha512"))).toBe(true);
  });

  it.each([
    ["no header", body, null],
    ["another key", body, sign("sha512", "sk_other")],
    ["another hash", body, sign("sha256")],
    ["upper case", body, sign("sha512").toUpperCase()],
    ["a cut signature", body, sign("sha512").slice(0, 64)],
    ["two signatures", body, `${sign("sha512")}, ${sign("sha512")}`],
    ["one more space", `${body} `, sign("sha512")],
    ["a body written anew", JSON.stringify({ data: { amount: 100 }, event: "charge.success" }), sign("sha512")],
  ])("rejects %s", (_case, given, header) => {
    expect(verifySignature(given, header)).toBe(false);
  });
});
