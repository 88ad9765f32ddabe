import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { type MailerError, sendMail } from "./mailer";

const settings = vi.hoisted(() => ({ RESEND_API_KEY: "re_test", RESEND_BASE_URL: "", MAIL_FROM: "A <a@museum.test>" }));
vi.mock("@/lib/core/env", () => ({ env: () => settings }));

type Seen = { headers: IncomingHttpHeaders; body: Record<string, unknown> };
let server: Server;
let seen: Seen[] = [];
let stubResponse: { status: number; body: unknown; headers?: Record<string, string> } | "cut";

const mail = { to: "ada@example.test", subject: "Welcome", html: "<p>Hi</p>", text: "Hi", idempotencyKey: "welcome/1" };
const failure = () =>
  sendMail(mail).then(
    () => null,
    (error: unknown) => error as MailerError,
  );

beforeAll(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      seen.push({ headers: request.headers, body: JSON.parse(Buffer.concat(chunks).toString()) });
      if (stubResponse === "cut") return void request.socket.destroy();
      response.writeHead(stubResponse.status, { "content-type": "application/json", ...stubResponse.headers });
      response.end(typeof stubResponse.body === "string" ? stubResponse.body : JSON.stringify(stubResponse.body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  settings.RESEND_BASE_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  seen = [];
  stubResponse = { status: 200, body: { id: "mail_1" } };
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

describe("sendMail", () => {
  it("sends an email from MAIL_FROM with its idempotency key", async () => {
    await expect(sendMail({ ...mail, headers: { "List-Unsubscribe": "<https://x.test>" } })).resolves.toEqual({
      id: "mail_1",
    });
    expect(seen[0]?.headers["idempotency-key"]).toBe("welcome/1");
    expect(seen[0]?.headers.authorization).toBe("Bearer re_test");
    expect(seen[0]?.body).toMatchObject({ from: settings.MAIL_FROM, to: mail.to, subject: "Welcome", text: "Hi" });
    expect(seen[0]?.body.headers).toEqual({ "List-Unsubscribe": "<https://x.test>" });
  });

  it.each([
    [422, "missing_required_field", true],
    [401, "missing_api_key", false],
    [401, "restricted_api_key", false],
    [403, "invalid_api_key", false],
    [409, "invalid_idempotent_request", true],
    [409, "concurrent_idempotent_requests", false],
    [429, "rate_limit_exceeded", false],
    [500, "application_error", false],
  ])("classifies status %i %s as permanent: %s", async (status, name, permanent) => {
    stubResponse = { status, body: { statusCode: status, name, message: "No." } };
    expect(await failure()).toMatchObject({ name: "MailerError", permanent, status, message: "No." });
  });

  it("returns the time to wait of Retry-After", async () => {
    stubResponse = {
      status: 429,
      body: { statusCode: 429, name: "rate_limit_exceeded", message: "Slow." },
      headers: { "retry-after": "7" },
    };
    expect(await failure()).toMatchObject({ permanent: false, retryAfterSeconds: 7 });
  });

  it("treats an HTML error page as a temporary failure", async () => {
    stubResponse = { status: 502, body: "<h1>Bad gateway</h1>" };
    expect(await failure()).toMatchObject({ permanent: false, status: 502 });
  });

  it("treats a response of unreasonable size as a temporary failure, unread", async () => {
    stubResponse = { status: 200, body: { id: "mail_1", padding: "x".repeat(1_000_000) } };
    expect(await failure()).toMatchObject({ permanent: false, status: null });
  });

  it("does not follow a redirect, which would get the API key", async () => {
    stubResponse = { status: 307, body: "", headers: { location: `${settings.RESEND_BASE_URL}/elsewhere` } };
    expect(await failure()).toMatchObject({ permanent: false, status: null });
    expect(seen).toHaveLength(1);
  });

  it("treats a dropped connection as a temporary failure", async () => {
    stubResponse = "cut";
    expect(await failure()).toMatchObject({ permanent: false, status: null });
  });

  it.each([
    { subject: "Hello\r\nBcc: victim@example.test" },
    { to: "ada@example.test\nBcc: victim@example.test" },
    { to: "ada@example.test,victim@example.test" },
    { headers: { "X-Note": "a\r\nBcc: victim@example.test" } },
    { replyTo: "ada@example.test\r\nBcc: victim@example.test" },
    { replyTo: "ada@example.test, victim@example.test" },
  ])("rejects %j without calling the provider", async (change) => {
    await expect(sendMail({ ...mail, ...change })).rejects.toMatchObject({ permanent: true });
    expect(seen).toEqual([]);
  });
});
