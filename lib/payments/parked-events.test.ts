import { beforeEach, expect, test } from "vitest";
import { POST as postRetry } from "@/app/api/admin/provider-events/[eventId]/retry/route";
import { POST as postWebhook } from "@/app/api/webhooks/paystack/route";
import { db } from "@/lib/db/client";
import { callRoute } from "@/lib/http/test-client";
import { handleWebhook } from "@/lib/payments/handle-webhook";
import { listParkedEvents } from "@/lib/payments/queries";
import { reconcilePending } from "@/lib/payments/reconcile-pending";
import { PaystackError } from "@/lib/paystack/paystack";
import { makeActor } from "@/lib/subscriptions/factory";
import { settlementHandlers } from "@/lib/workflows/settlement-handlers";
import { signPaystackWebhook } from "@/tests/security/endpoints/site";
import { emulator } from "@/tooling/dev-stack/test-context";

beforeEach(async () => {
  await db.providerEvent.deleteMany();
  emulator().faults("paystack", "none");
});

/** A subscription event with a code that Paystack does not know. */
const unknownCode = (number: number) => ({
  event: "subscription.create",
  data: { id: number, subscription_code: `SUB_unknown_${number}` },
});
const deliver = async (event: object) => {
  const { body, headers } = signPaystackWebhook(JSON.stringify(event));
  return (await callRoute(postWebhook, "/api/webhooks/paystack", { body, headers })).status;
};
const makeDue = () =>
  db.$executeRaw`UPDATE provider_events SET created_at = now() - interval '1 hour', next_attempt_at = now() - interval '1 minute'
    WHERE handled_at IS NULL AND parked_at IS NULL`;
const find = () => db.providerEvent.findFirstOrThrow();

test("an event that cannot be handled is parked after five tries, with its error, and then accepted", async () => {
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    expect((await find().catch(() => null))?.parkedAt ?? null).toBeNull();
    expect(await deliver(unknownCode(1))).toBe(503);
  }
  expect(await find()).toMatchObject({
    attempts: 5,
    parkedAt: expect.any(Date),
    lastError: expect.stringMatching(/\w/),
  });
  expect(await deliver(unknownCode(1))).toBe(200);
  expect(await listParkedEvents()).toMatchObject([{ event: "subscription.create", attempts: 5 }]);
});

test("events that fail do not keep a fresh one waiting", async () => {
  for (let number = 1; number <= 4; number += 1) expect(await deliver(unknownCode(number))).toBe(503);
  await makeDue();
  await reconcilePending(settlementHandlers, 4);
  await db.providerEvent.create({
    data: {
      id: "pev_fresh",
      key: "fresh",
      event: "transfer.success",
      body: {},
      createdAt: new Date(Date.now() - 60_000),
    },
  });
  await reconcilePending(settlementHandlers, 4);
  expect(await db.providerEvent.findUniqueOrThrow({ where: { id: "pev_fresh" } })).toMatchObject({ outcome: "kept" });
});

test("Paystack being away for an hour parks nothing", async () => {
  const away = {
    onProviderEvent: async () => {
      throw new PaystackError("unreachable", "Paystack cannot be reached.");
    },
  };
  for (let attempt = 0; attempt < 20; attempt += 1)
    await expect(handleWebhook(JSON.stringify(unknownCode(1)), away)).rejects.toBeInstanceOf(PaystackError);
  expect(await find()).toMatchObject({ attempts: 20, parkedAt: null });
  await makeDue();
  await reconcilePending({ onProviderEvent: async () => "synced" });
  expect(await find()).toMatchObject({ outcome: "synced", lastError: null });
});

const failWith = (error: Error) => ({ onProviderEvent: () => Promise.reject(error) });
const unreachable = new PaystackError("unreachable", "Paystack cannot be reached.");

test("attempts of an outage are not counted with those of another error, which parks at its fifth", async () => {
  const fail = async (error: Error) =>
    expect(handleWebhook(JSON.stringify(unknownCode(1)), failWith(error))).rejects.toBe(error);
  for (let attempt = 0; attempt < 6; attempt += 1) await fail(unreachable);
  for (let attempt = 0; attempt < 4; attempt += 1) await fail(new Error("deadlock detected"));
  expect(await find()).toMatchObject({ attempts: 10, outageAttempts: 6, parkedAt: null });
  await fail(unreachable);
  expect((await find()).parkedAt).toBeNull();
  await fail(new Error("deadlock detected"));
  expect(await find()).toMatchObject({ attempts: 12, outageAttempts: 7, parkedAt: expect.any(Date) });
});

test.each([
  ["Paystack", unreachable],
  ["the database", Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" })],
])("an event is parked at the thirtieth attempt while %s is away", async (_, error) => {
  await handleWebhook(JSON.stringify(unknownCode(1)), failWith(error)).catch(() => undefined);
  await db.providerEvent.updateMany({ data: { attempts: 28, outageAttempts: 28 } });
  for (const parkedAt of [null, expect.any(Date)]) {
    await handleWebhook(JSON.stringify(unknownCode(1)), failWith(error)).catch(() => undefined);
    expect((await find()).parkedAt).toEqual(parkedAt);
  }
});

test("of a failure only what names nobody is stored", async () => {
  const event = JSON.stringify(unknownCode(1));
  const email = "buyer@letters.test";
  await handleWebhook(event, failWith(new Error(`No customer ${email} (yet).`))).catch(() => undefined);
  expect(await find()).toMatchObject({ lastError: "No customer … (yet)." });
  const onProviderEvent = async () => {
    await db.user.findUniqueOrThrow({ where: { email } });
    return "found";
  };
  await handleWebhook(event, { onProviderEvent }).catch(() => undefined);
  expect(await find()).toMatchObject({ lastError: "PrismaClientKnownRequestError P2025" });
  const asText = { onProviderEvent: async () => String(await db.$queryRaw`SELECT ${email}::text::int`) };
  await handleWebhook(event, asText).catch(() => undefined);
  expect(await find()).toMatchObject({ lastError: "PrismaClientKnownRequestError P2010" });
});

test("an admin retries a parked event: it is handled, or parked again at once", async () => {
  const actor = await makeActor({ role: "Admin" });
  for (let attempt = 1; attempt <= 5; attempt += 1) await deliver(unknownCode(1));
  const { id: eventId } = await find();
  const retry = () =>
    callRoute(postRetry, `/api/admin/provider-events/${eventId}/retry`, {
      as: actor,
      method: "POST",
      params: { eventId },
    });
  expect(await retry()).toMatchObject({ status: 502, body: { code: "provider_failed" } });
  expect(await find()).toMatchObject({ attempts: 6, parkedAt: expect.any(Date) });
  // The payment that it is about is known now.
  await db.providerEvent.update({ where: { id: eventId }, data: { event: "transfer.success" } });
  expect((await retry()).status).toBe(200);
  expect(await find()).toMatchObject({ handledAt: expect.any(Date), parkedAt: null });
  expect(await listParkedEvents()).toEqual([]);
  expect((await retry()).status).toBe(409);
  expect(await db.auditLog.count({ where: { action: "provider-event.retry", subject: eventId } })).toBe(2);
});
