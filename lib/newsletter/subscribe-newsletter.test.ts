import { NextRequest } from "next/server";
import { beforeEach, expect, test, vi } from "vitest";
import { POST as confirm } from "@/app/api/newsletter/confirm/route";
import { POST as subscribe } from "@/app/api/newsletter/subscribe/route";
import { POST as unsubscribe } from "@/app/api/newsletter/unsubscribe/route";
import { db } from "@/lib/db/client";
import type { Handler } from "@/lib/http/route";
import { processOutbox } from "@/lib/workflows/job-handlers";
import { emulator } from "@/tooling/dev-stack/test-context";

const email = "halima@example.ng";
const nowhere = { params: Promise.resolve({}) };

const call = (handler: Handler, body: object) =>
  handler(
    new NextRequest("http://localhost:3000/api/newsletter", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    }),
    nowhere,
  );
const subscriber = () => db.newsletterSubscriber.findUniqueOrThrow({ where: { email } });

/** The route handler processes the outbox after its response, so an email may still be in progress there. */
async function allSent(): Promise<void> {
  await processOutbox();
  await vi.waitFor(async () => expect(await db.outboxMessage.count({ where: { status: "pending" } })).toBe(0));
}

async function tokenInEmail(): Promise<string> {
  await allSent();
  const mail = emulator().emails()[0];
  return /newsletter\/confirm\/([\w-]+)/.exec(mail?.html ?? "")?.[1] ?? "";
}

beforeEach(async () => {
  await db.newsletterSubscriber.deleteMany();
  await db.outboxMessage.deleteMany();
  await db.$executeRaw`DELETE FROM rate_limits`;
});

test("subscribes only after confirmation by email, and the link works once", async () => {
  expect((await call(subscribe, { email, source: "home" })).status).toBe(200);
  expect((await subscriber()).status).toBe("pending");
  const token = await tokenInEmail();
  expect((await call(confirm, { token })).status).toBe(200);
  expect((await subscriber()).status).toBe("confirmed");
  expect((await call(confirm, { token })).status).toBe(400);
});

test("sends no email to a confirmed address, with the same reply", async () => {
  const first = await (await call(subscribe, { email })).json();
  await call(confirm, { token: await tokenInEmail() });
  const sent = emulator().emails().length;
  const second = await (await call(subscribe, { email })).json();
  await allSent();
  expect(second.message).toBe(first.message);
  expect(emulator().emails()).toHaveLength(sent);
});

test("sends at most three confirmation emails per address and hour", async () => {
  for (let time = 0; time < 5; time += 1) await call(subscribe, { email });
  expect(await db.outboxMessage.count()).toBe(3);
});

test("an unsubscribed address stays so until it confirms again", async () => {
  await call(subscribe, { email });
  await call(confirm, { token: await tokenInEmail() });
  const { unsubscribeToken } = await subscriber();
  expect((await call(unsubscribe, { token: unsubscribeToken })).status).toBe(200);
  expect((await call(unsubscribe, { token: unsubscribeToken })).status).toBe(200);
  expect((await subscriber()).status).toBe("unsubscribed");
  await call(subscribe, { email });
  expect((await subscriber()).status).toBe("unsubscribed");
  await call(confirm, { token: await tokenInEmail() });
  expect((await subscriber()).status).toBe("confirmed");
});

test("redirects a form post without JavaScript to a page", async () => {
  const response = await subscribe(
    new NextRequest("http://localhost:3000/api/newsletter/subscribe", {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams({ email, source: "footer" }).toString(),
    }),
    nowhere,
  );
  expect([response.status, response.headers.get("location")]).toEqual([303, "/newsletter/result/asked"]);
});
