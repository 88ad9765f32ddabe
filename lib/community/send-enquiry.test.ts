import { beforeEach, describe, expect, test, vi } from "vitest";
import { POST } from "@/app/api/contact/route";
import { deliverOutbox } from "@/lib/http/effects";
import { callRoute } from "@/lib/http/testing";
import { apiPaths } from "@/lib/platform/api-paths";
import { db } from "@/lib/platform/db";
import { env } from "@/lib/platform/env";
import { limits } from "@/lib/platform/rate-limit";
import { emulator } from "@/local/testing";

const letter = {
  name: "Ṣadé Ọlátúnjí",
  email: "sade@example.ng",
  topic: "order",
  order: " la-7f3k-92qx ",
  message: "The vase came in two parts.\n\nIt was one when it left you, I believe.",
};
const send = (changes: object = {}) => callRoute(POST, apiPaths.contact, { body: { ...letter, ...changes } });
const post = (fields: Record<string, string>) =>
  callRoute(POST, apiPaths.contact, {
    body: new URLSearchParams(fields).toString(),
    headers: { "content-type": "application/x-www-form-urlencoded" },
  });

const letters = () =>
  emulator()
    .emails()
    .filter(({ to }) => to.includes(env().CONTACT_EMAIL));

/** The wrapper sends after its answer; a mail may be on its way there when the outbox is asked here. */
async function allSent(): Promise<void> {
  await deliverOutbox();
  await vi.waitFor(async () => expect(await db.outboxMessage.count({ where: { status: "pending" } })).toBe(0));
}

let before = 0;
beforeEach(async () => {
  await db.outboxMessage.deleteMany();
  await db.$executeRaw`DELETE FROM rate_limits`;
  before = letters().length;
});
const arrived = async () => {
  await allSent();
  return letters().slice(0, letters().length - before);
};

describe("a letter to the museum", () => {
  test("arrives on the desk with its words, its order and an answer that goes to the writer", async () => {
    // The emulator keeps a key for a day, as Resend does; each run of this file writes other words.
    const message = `${letter.message} ${Date.now()}`;
    const { status, body } = await send({ message });
    expect([status, body.message]).toEqual([
      200,
      "✅ Your letter is on the museum’s desk. The answer goes to sade@example.ng.",
    ]);
    const [mail] = await arrived();
    expect(mail).toMatchObject({
      to: [env().CONTACT_EMAIL],
      reply_to: ["sade@example.ng"],
      subject: "An order LA-7F3K-92QX: Ṣadé Ọlátúnjí",
    });
    expect(mail?.text).toContain("The vase came in two parts.");
    expect(mail?.text).toContain("It was one when it left you, I believe.");
  });

  test("is kept nowhere once it has been delivered", async () => {
    await send({ message: `Please forget this afterwards. ${Date.now()}` });
    expect(await arrived()).toHaveLength(1);
    expect(await db.outboxMessage.findFirstOrThrow()).toMatchObject({ status: "sent", payload: {}, rendered: null });
  });

  test("sent twice is one letter, and other words are another", async () => {
    const message = `The same words. ${Date.now()}`;
    await Promise.all([send({ message }), send({ message }), send({ message })]);
    await send({ message: `${message} And more.` });
    expect(await arrived()).toHaveLength(2);
  });

  test("with markup in it is read as it was typed", async () => {
    await send({ message: `<img src=x onerror=alert(1)> <b>bold</b> ${Date.now()}` });
    const [mail] = await arrived();
    expect(mail?.html).not.toContain("<img src=x");
    expect(mail?.html).toContain("&lt;b&gt;bold&lt;/b&gt;");
  });
});

describe("what is refused", () => {
  test.each([
    ["name", "", "Your name is required"],
    ["email", "", "Email is required"],
    ["email", "sade", "Please enter a valid email"],
    ["topic", "gossip", "Please choose what it is about"],
    ["order", "LA-1", "An order number looks like LA-7F3K-92QX"],
    ["message", "   ", "Your message is required"],
    ["message", "Hello", "Please write at least 10 characters"],
    ["message", "x".repeat(4_001), "Please use at most 4,000 characters"],
  ])("%s %j says so beside its field", async (field, value, sentence) => {
    const { status, body } = await send({ [field]: value });
    expect([status, body.code, body.fields?.[field]]).toEqual([400, "invalid_input", sentence]);
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
  ])("a header smuggled in through %s %j sends nothing to anybody", async (field, value) => {
    expect((await send({ [field]: value })).status).toBe(400);
    expect(await arrived()).toEqual([]);
    expect(await db.outboxMessage.count()).toBe(0);
  });

  test("a header typed into the message stays text of the message", async () => {
    await send({ message: `Hello there.\r\nBcc: all@example.ng\r\n\r\nSubject: mine ${Date.now()}` });
    const [mail] = await arrived();
    expect(mail).toMatchObject({ to: [env().CONTACT_EMAIL], reply_to: ["sade@example.ng"], headers: {} });
    expect(mail?.subject).toBe("An order LA-7F3K-92QX: Ṣadé Ọlátúnjí");
    expect(mail?.text).toContain("Bcc: all@example.ng");
  });

  test("a machine that fills in what nobody sees is thanked, and nothing is sent", async () => {
    const { status, body } = await send({ website: "https://buy.example" });
    expect([status, body.message]).toEqual([200, expect.stringMatching(/^✅ Your letter is on/)]);
    expect(await db.outboxMessage.count()).toBe(0);
  });

  test("more letters than five an hour from one address wait, and another address does not", async () => {
    for (let n = 0; n < limits["enquiry-account"].points; n += 1)
      expect((await send({ message: `Letter number ${n} of this hour.` })).status).toBe(200);
    const late = await send({ message: "One more, if I may." });
    expect([late.status, late.body.error]).toEqual([429, "Too many tries. Please wait a little and try again."]);
    expect(Number(late.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await send({ email: "tunde@example.ng" })).status).toBe(200);
  });

  test("more than thirty an hour from one place wait, whatever address they give", async () => {
    const tries = Array.from({ length: limits.enquiry.points + 5 }, (_, n) => send({ email: `p${n}@example.ng` }));
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(limits.enquiry.points);
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  });
});

test("a form without script ends on a page that says what became of it", async () => {
  const sent = await post({ ...letter, message: `Posted by hand. ${Date.now()}` });
  expect([sent.status, sent.headers.get("location")]).toEqual([303, "/contact/sent"]);
  expect(await arrived()).toHaveLength(1);
  const wrong = await post({ ...letter, email: "nobody" });
  expect([wrong.status, wrong.headers.get("location")]).toEqual([303, "/contact/refused"]);
  for (let n = 0; n < limits["enquiry-account"].points; n += 1)
    await post({ ...letter, message: `Again, number ${n}.` });
  expect((await post(letter)).headers.get("location")).toBe("/contact/busy");
});
