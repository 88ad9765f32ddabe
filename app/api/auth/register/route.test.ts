import { expect, it } from "vitest";
import { POST as login } from "@/app/api/auth/login/route";
import { POST as register } from "@/app/api/auth/register/route";
import { POST as verify } from "@/app/api/auth/verify/[token]/route";
import { makeUser } from "@/lib/auth/factory";
import { registerUser } from "@/lib/auth/register-user";
import { db } from "@/lib/db/client";
import { limits } from "@/lib/db/rate-limit";
import { callRoute } from "@/lib/http/test-client";
import { measureInTurns } from "@/tests/measure-in-turns";
import { recordStatements } from "@/tests/record-statements";
import { isFull } from "@/tests/tier";
import { emulator } from "@/tooling/dev-stack/test-context";

let userCount = 0;
const newUser = (given: object = {}) => ({
  firstName: "Amara",
  lastName: "Okonkwo",
  email: `user-${++userCount}@livingarchive.test`,
  password: "a-fine-password",
  ...given,
});
const send = async (body: unknown, headers?: Record<string, string>) => {
  await db.$executeRaw`DELETE FROM rate_limits WHERE key LIKE 'register:%'`;
  return callRoute(register, "/api/auth/register", { body, headers });
};
const mailsTo = (email: string) =>
  emulator()
    .emails()
    .filter(({ to }) => to.includes(email));

it("creates an account, stores neither password nor token in plain text, and emails a link", async () => {
  const input = newUser();
  const { status, body } = await send({ ...input, role: "Admin", isVIP: true, emailVerifiedAt: "2020-01-01" });
  expect({ status, body }).toEqual({
    status: 200,
    body: { success: true, message: expect.stringContaining("check your email") },
  });

  const user = await db.user.findUniqueOrThrow({ where: { email: input.email }, include: { tokens: true } });
  expect(user).toMatchObject({ displayName: "Amara O.", role: "Member", emailVerifiedAt: null, showOnWall: true });
  expect(user.passwordHash).toMatch(/^\$argon2id\$/);

  const [mail] = mailsTo(input.email);
  const token = mail!.html.match(/verify\/([\w-]{43})/)![1]!;
  expect(mail!.text).toContain(`http://localhost:3000/verify/${token}`);
  expect(user.tokens[0]!.tokenHash).not.toBe(token);
  const outbox = JSON.stringify(await db.outboxMessage.findMany());
  expect(outbox).not.toContain(token);
});

it("returns the same response for a known email in any spelling, and leaves that account unchanged", async () => {
  const owner = await makeUser({ email: "owner@livingarchive.test", displayName: "The Owner" });
  const fresh = await send(newUser());
  for (const email of [
    "owner@livingarchive.test",
    " OWNER@LivingArchive.test ",
    "ｏwner@livingarchive.test",
    "owner@livingarchive.test.",
  ]) {
    const { status, body } = await send(newUser({ email, firstName: "Thief", password: "another-password" }));
    expect({ status, body }).toEqual({ status: fresh.status, body: fresh.body });
  }
  expect(await db.user.findMany({ where: { email: { startsWith: "owner" } } })).toEqual([owner]);
  expect(mailsTo(owner.email).map(({ subject }) => subject)).toEqual(Array(4).fill("You already have an account"));
  expect(mailsTo(owner.email)[0]!.html).not.toContain("Thief");
});

const forget = () => db.$executeRaw`DELETE FROM rate_limits`;

it("does the same work for a known email: one check and one hash of the password, and as many statements", async () => {
  const work = (email?: string) =>
    recordStatements(() => registerUser({ person: newUser(email ? { email } : {}), intent: null }));
  const fresh = await work();
  const waiting = newUser();
  await send(waiting);
  for (const email of [(await makeUser()).email, (await makeUser({ deleted: true })).email, waiting.email])
    expect(await work(email)).toHaveLength(fresh.length);
});

it.runIf(isFull)(
  "takes as long for a known email",
  async () => {
    const owner = await makeUser();
    const call = (email?: string) => async () => {
      await forget();
      const body = newUser(email ? { email } : {});
      return () => callRoute(register, "/api/auth/register", { body });
    };
    const [fresh, known] = await measureInTurns(call(), call(owner.email));
    expect(Math.abs(known / fresh - 1)).toBeLessThan(0.1);
  },
  120_000,
);

it("creates one row for a hundred concurrent registrations of one email", async () => {
  await db.$executeRaw`DELETE FROM rate_limits`;
  const user = newUser();
  const responses = await Promise.all(
    [...Array(100)].map(() => callRoute(register, "/api/auth/register", { body: user })),
  );
  expect(responses.every(({ status }) => status === 200 || status === 429)).toBe(true);
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(Math.min(100, limits.register.points));
  expect(await db.user.count({ where: { email: user.email } })).toBe(1);
  expect(mailsTo(user.email).length).toBeLessThanOrEqual(limits["register-account"].points);
  const late = await callRoute(register, "/api/auth/register", { body: newUser() });
  expect(late.status).toBe(limits.register.points < 100 ? 429 : 200);
});

it.each([
  [{ password: "12345" }, "Password must be at least 6 characters long"],
  [{ password: "Password1" }, "This password is one of the most common ones. Please choose another."],
  [{ password: "x".repeat(201) }, "Password must be at most 200 characters long"],
  [{ firstName: "" }, "First name is required"],
  [{ firstName: undefined }, "First name is required"],
  [{ lastName: "   " }, "Last name is required"],
  [{ lastName: ["Okonkwo"] }, "Last name is required"],
  [{ firstName: "Ama\u202Era" }, "Please use visible characters only"],
  [{ firstName: "Ama\u200Bra" }, "Please use visible characters only"],
  [{ firstName: "Amara\r\nBcc: x@y.z" }, "Please use visible characters only"],
  [{ firstName: "Аdmin" }, "That name belongs to the museum. Please choose another."],
  [{ email: undefined }, "Email is required"],
  [{ email: { $ne: null } }, "Email is required"],
  ...[
    "a@x.com,b@y.com",
    '"e@attacker.com"@victim.com',
    "victim＠x.com",
    "a@x.com\r\nBcc: b@y.com",
    "a@b",
    "a..b@x.com",
    "a@x.com;b@y.com",
  ].map((email): [object, string] => [{ email }, "Please enter a valid email"]),
] as [object, string][])("rejects invalid input %#: %j", async (given, sentence) => {
  const before = await db.user.count();
  const { status, body } = await send(newUser(given));
  expect({ status, error: body.error, success: body.success }).toEqual({
    status: 400,
    error: sentence,
    success: false,
  });
  expect(await db.user.count()).toBe(before);
});

it.each([
  ["a body that is not JSON", "{", {}, 400],
  ["a reserved name", '{"__proto__":{"role":"Admin"}}', {}, 400],
  ["an array", "[]", {}, 400],
  ["JSON sent as plain text", "{}", { "content-type": "text/plain" }, 415],
  ["more than the limit", JSON.stringify({ firstName: "x".repeat(200_000) }), {}, 413],
  ["a cross-site request", "{}", { origin: "https://evil.test", "sec-fetch-site": "cross-site" }, 403],
])("rejects %s", async (_, body, headers, status) => {
  expect((await send(body, headers)).status).toBe(status);
});

it("compares both passwords of a form without script", async () => {
  const body = new URLSearchParams({ ...newUser(), confirmPassword: "another" });
  const { status, headers } = await callRoute(register, "/api/auth/register", { body });
  expect([status, headers.get("location")]).toEqual([303, "/register?code=passwords_differ"]);
});

it("sends Retry-After after too many registrations", async () => {
  await db.$executeRaw`INSERT INTO rate_limits (key, points, expire) VALUES ('register:direct', ${limits.register.points}, ${Date.now() + 60_000})
    ON CONFLICT (key) DO UPDATE SET points = excluded.points, expire = excluded.expire`;
  const { status, headers } = await callRoute(register, "/api/auth/register", {
    body: newUser(),
    headers: { "x-forwarded-for": "1.2.3.4" },
  });
  expect(status).toBe(429);
  expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
});

it("keeps the account and sends the email once after Resend was down", async () => {
  emulator().faults("resend", "down", 1);
  const user = newUser();
  expect((await send(user)).status).toBe(200);
  expect(mailsTo(user.email)).toHaveLength(0);
  await db.$executeRaw`UPDATE outbox_messages SET next_attempt_at = now()`;
  await send(newUser());
  expect(mailsTo(user.email)).toHaveLength(1);
});

it.each(["thief", "owner"])(
  "gives the account to the owner of the mailbox, whichever registration came first (%s)",
  async (first) => {
    const email = `wanted-by-${first}@livingarchive.test`;
    const who = { thief: "the-thiefs-password", owner: "the-owners-password" };
    const order: ("thief" | "owner")[] = ["owner", "thief"];
    for (const one of first === "thief" ? order.reverse() : order) {
      await send(newUser({ email, password: who[one], firstName: one === "owner" ? "Owner" : "Thief" }));
    }
    const [latest] = mailsTo(email);
    const token = latest!.html.match(/verify\/([\w-]{43})/)![1]!;
    const verified = await callRoute(verify, `/api/auth/verify/${token}`, { method: "POST", params: { token } });
    expect(verified.status).toBe(200);
    const attempt = (password: string) => callRoute(login, "/api/auth/login", { body: { email, password } });
    for (const password of Object.values(who)) expect((await attempt(password)).status).toBe(401);
    expect(mailsTo(email)[0]?.subject).toBe("Choose a new password");
  },
);

it("keeps the password of a form that was submitted twice", async () => {
  const email = "twice@livingarchive.test";
  for (let time = 0; time < 2; time++) await send(newUser({ email, password: "the-owners-password" }));
  const token = mailsTo(email)[0]!.html.match(/verify\/([\w-]{43})/)![1]!;
  await callRoute(verify, `/api/auth/verify/${token}`, { method: "POST", params: { token } });
  const response = await callRoute(login, "/api/auth/login", { body: { email, password: "the-owners-password" } });
  expect(response.status).toBe(200);
});

it("works as a form without script", async () => {
  const done = await send(new URLSearchParams(newUser()));
  expect([done.status, done.headers.get("location")]).toEqual([303, "/register?sent=1"]);
  const refused = await send(
    new URLSearchParams({ ...newUser(), password: "short", redirectTo: "/cart", add: "prd_x" }),
  );
  expect(refused.status).toBe(303);
  expect(refused.headers.get("location")).toBe("/register?code=password_too_short&redirectTo=%2Fcart&add=prd_x");
});
