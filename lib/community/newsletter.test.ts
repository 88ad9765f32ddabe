import { NextRequest } from "next/server";
import { beforeEach, expect, test, vi } from "vitest";
import { POST as confirm } from "@/app/api/newsletter/confirm/route";
import { POST as subscribe } from "@/app/api/newsletter/subscribe/route";
import { POST as unsubscribe } from "@/app/api/newsletter/unsubscribe/route";
import { deliverOutbox } from "@/lib/http/effects";
import { db } from "@/lib/platform/db";
import { emulator } from "@/local/testing";

const address = "halima@example.ng";
const nowhere = { params: Promise.resolve({}) };

const call = (handler: typeof subscribe, body: object) =>
  handler(
    new NextRequest("http://localhost:3000/api/newsletter", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    }),
    nowhere,
  );
const subscriber = () => db.newsletterSubscriber.findUniqueOrThrow({ where: { email: address } });

/** The wrapper sends after its answer; a mail may be on its way there when the outbox is asked here. */
async function allSent(): Promise<void> {
  await deliverOutbox();
  await vi.waitFor(async () => expect(await db.outboxMessage.count({ where: { status: "pending" } })).toBe(0));
}

async function tokenOfTheMail(): Promise<string> {
  await allSent();
  const mail = emulator().emails()[0];
  return /newsletter\/confirm\/([\w-]+)/.exec(mail?.html ?? "")?.[1] ?? "";
}

beforeEach(async () => {
  await db.newsletterSubscriber.deleteMany();
  await db.outboxMessage.deleteMany();
  await db.$executeRaw`DELETE FROM rate_limits`;
});

test("nobody is on the list before they pressed the link of the mail, and the link works once", async () => {
  expect((await call(subscribe, { email: address, source: "bus" })).status).toBe(200);
  expect((await subscriber()).status).toBe("pending");
  const token = await tokenOfTheMail();
  expect((await call(confirm, { token })).status).toBe(200);
  expect((await subscriber()).status).toBe("confirmed");
  expect((await call(confirm, { token })).status).toBe(400);
});

test("an address that has confirmed is not written to again, and the form says the same", async () => {
  const first = await (await call(subscribe, { email: address })).json();
  await call(confirm, { token: await tokenOfTheMail() });
  const sent = emulator().emails().length;
  const second = await (await call(subscribe, { email: address })).json();
  await allSent();
  expect(second.message).toBe(first.message);
  expect(emulator().emails()).toHaveLength(sent);
});

test("one address is sent three mails an hour at most, however often the form is filled in", async () => {
  for (let time = 0; time < 5; time += 1) await call(subscribe, { email: address });
  expect(await db.outboxMessage.count()).toBe(3);
});

test("who leaves is off the list until they say yes again", async () => {
  await call(subscribe, { email: address });
  await call(confirm, { token: await tokenOfTheMail() });
  const { unsubscribeToken } = await subscriber();
  expect((await call(unsubscribe, { token: unsubscribeToken })).status).toBe(200);
  expect((await call(unsubscribe, { token: unsubscribeToken })).status).toBe(200);
  expect((await subscriber()).status).toBe("unsubscribed");
  await call(subscribe, { email: address });
  expect((await subscriber()).status).toBe("unsubscribed");
  await call(confirm, { token: await tokenOfTheMail() });
  expect((await subscriber()).status).toBe("confirmed");
});

test("a form without script is answered with a page", async () => {
  const answer = await subscribe(
    new NextRequest("http://localhost:3000/api/newsletter/subscribe", {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams({ email: address, source: "footer" }).toString(),
    }),
    nowhere,
  );
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/newsletter/asked"]);
});
