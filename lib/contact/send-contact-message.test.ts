import { beforeEach, describe, expect, test, vi } from "vitest";
import { POST } from "@/app/api/contact/route";
import { env } from "@/lib/core/env";
import { apiPaths } from "@/lib/core/urls/api-paths";
import { db } from "@/lib/db/client";
import { limits } from "@/lib/db/rate-limit";
import { callRoute } from "@/lib/http/test-client";
import { processOutbox } from "@/lib/workflows/job-handlers";
import { emulator } from "@/tooling/dev-stack/test-context";

const sampleMessage = {
  name: "Ṣadé Ọlátúnjí",
  email: "sade@example.ng",
  topic: "order",
  order: " la-7f3k-92qx ",
  message: "The vase came in two parts.\n\nIt was one when it left you, I believe.",
};
const send = (changes: object = {}) => callRoute(POST, apiPaths.contact, { body: { ...sampleMessage, ...changes } });
const post = (fields: Record<string, string>) =>
  callRoute(POST, apiPaths.contact, {
    body: new URLSearchParams(fields).toString(),
    headers: { "content-type": "application/x-www-form-urlencoded" },
  });

const contactEmails = () =>
  emulator()
    .emails()
    .filter(({ to }) => to.includes(env().CONTACT_EMAIL));

/** Waits for all jobs, because the route processes the outbox after its response. */
async function allSent(): Promise<void> {
  await processOutbox();
  await vi.waitFor(async () => expect(await db.outboxMessage.count({ where: { status: "pending" } })).toBe(0));
}

let before = 0;
beforeEach(async () => {
  await db.outboxMessage.deleteMany();
  await db.$executeRaw`DELETE FROM rate_limits`;
  before = contactEmails().length;
});
const arrived = async () => {
  await allSent();
  return contactEmails().slice(0, contactEmails().length - before);
};

describe("a contact message", () => {
  test("is emailed with its text, its order number and the sender as reply-to", async () => {
    // Unique, because the emulator remembers idempotency keys across runs.
    const message = `${sampleMessage.message} ${Date.now()}`;
    const { status, body } = await send({ message });
    expect([status, body.message]).toEqual([200, "Your message was sent. We will reply to sade@example.ng."]);
    const [mail] = await arrived();
    expect(mail).toMatchObject({
      to: [env().CONTACT_EMAIL],
      reply_to: ["sade@example.ng"],
      subject: "An order LA-7F3K-92QX: Ṣadé Ọlátúnjí",
    });
    expect(mail?.text).toContain("The vase came in two parts.");
    expect(mail?.text).toContain("It was one when it left you, I believe.");
  });

  test("is cleared from the outbox after sending", async () => {
    await send({ message: `Please forget this afterwards. ${Date.now()}` });
    expect(await arrived()).toHaveLength(1);
    expect(await db.outboxMessage.findFirstOrThrow()).toMatchObject({ status: "sent", payload: {}, rendered: null });
  });

  test("is emailed once when submitted repeatedly", async () => {
    const message = `The same words. ${Date.now()}`;
    await Promise.all([send({ message }), send({ message }), send({ message })]);
    await send({ message: `${message} And more.` });
    expect(await arrived()).toHaveLength(2);
  });

  test("is escaped in the HTML email", async () => {
    await send({ message: `<img src=x onerror=alert(1)> <b>bold</b> ${Date.now()}` });
    const [mail] = await arrived();
    expect(mail?.html).not.toContain("<img src=x");
    expect(mail?.html).toContain("&lt;b&gt;bold&lt;/b&gt;");
  });
});

describe("rejected contact messages", () => {
  test.each([
    ["name", "", "Your name is required"],
    ["email", "", "Email is required"],
    ["email", "sade", "Please enter a valid email"],
    ["topic", "gossip", "Please choose what it is about"],
    ["order", "LA-1", "An order number looks like LA-7F3K-92QX"],
    ["message", "   ", "Your message is required"],
    ["message", "Hello", "Please write at least 10 characters"],
    ["message", "x".repeat(4_001), "Please use at most 4,000 characters"],
  ])("returns a field error for %s %j", async (field, value, error) => {
    const { status, body } = await send({ [field]: value });
    expect([status, body.code, body.fields?.[field]]).toEqual([400, "invalid_input", error]);
    expect(await arrived()).toEqual([]);
  });

  test.each([
    ["email", "sade@example.ng\r\nBcc: all@example.ng"],
    ["email", "sade@example.ng\nBcc: all@example.ng"],
    ["email", "sade@example.ng, all@example.ng"],
    ["email", "Museum <all@example.ng>"],
    ["email", "sade@example.ng%0aBcc:all@example.ng"],
    ["name", "Sade\r\nBcc: all@example.ng"],
    ["name", "Sade\u2028Bcc: all@example.ng"],
    ["order", "LA-7F3K-92QX\r\nBcc: all@example.ng"],
    ["topic", "order\r\nBcc: all@example.ng"],
  ])("sends nothing for a header injection through %s %j", async (field, value) => {
    expect((await send({ [field]: value })).status).toBe(400);
    expect(await arrived()).toEqual([]);
    expect(await db.outboxMessage.count()).toBe(0);
  });

  test("treats a header in the message as text", async () => {
    await send({ message: `Hello there.\r\nBcc: all@example.ng\r\n\r\nSubject: mine ${Date.now()}` });
    const [mail] = await arrived();
    expect(mail).toMatchObject({ to: [env().CONTACT_EMAIL], reply_to: ["sade@example.ng"], headers: {} });
    expect(mail?.subject).toBe("An order LA-7F3K-92QX: Ṣadé Ọlátúnjí");
    expect(mail?.text).toContain("Bcc: all@example.ng");
  });

  test("sends nothing for a filled honeypot and returns success", async () => {
    const { status, body } = await send({ website: "https://buy.example" });
    expect([status, body.message]).toEqual([200, expect.stringMatching(/^Your message was sent/)]);
    expect(await db.outboxMessage.count()).toBe(0);
  });

  test("limits messages to five an hour per email address", async () => {
    for (let n = 0; n < limits["contact-account"].points; n += 1)
      expect((await send({ message: `Letter number ${n} of this hour.` })).status).toBe(200);
    const late = await send({ message: "One more, if I may." });
    expect([late.status, late.body.error]).toEqual([429, "Too many tries. Please wait a little and try again."]);
    expect(Number(late.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await send({ email: "tunde@example.ng" })).status).toBe(200);
  });

  test("limits messages to thirty an hour per IP", async () => {
    const tries = Array.from({ length: limits.contact.points + 5 }, (_, n) => send({ email: `p${n}@example.ng` }));
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(limits.contact.points);
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  });
});

test("redirects a form without JavaScript to a page with the result", async () => {
  const sent = await post({ ...sampleMessage, message: `Posted by hand. ${Date.now()}` });
  expect([sent.status, sent.headers.get("location")]).toEqual([303, "/contact/sent"]);
  expect(await arrived()).toHaveLength(1);
  const wrong = await post({ ...sampleMessage, email: "nobody" });
  expect([wrong.status, wrong.headers.get("location")]).toEqual([303, "/contact/refused"]);
  for (let n = 0; n < limits["contact-account"].points; n += 1)
    await post({ ...sampleMessage, message: `Again, number ${n}.` });
  expect((await post(sampleMessage)).headers.get("location")).toBe("/contact/busy");
});
