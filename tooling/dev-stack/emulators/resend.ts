import crypto from "node:crypto";
import type { Faults } from "./faults";
import { type EmulatorRequest, type EmulatorResponse, type Route, redirect, route } from "./http";
import { type EmailEvent, emailEvents, type ResendWebhooks } from "./resend-webhooks";

export type Email = {
  id: string;
  from: string;
  to: string[];
  subject: string;
  html: string;
  text: string;
  headers: Record<string, string>;
  reply_to: string[];
  tags: Record<string, string>;
  idempotency_key: string | null;
  created_at: string;
};

const list = (value: unknown): string[] => (Array.isArray(value) ? value : value ? [value] : []).map(String);
const text = (value: unknown): string => (typeof value === "string" ? value : "");
const errorReply = (statusCode: number, name: string, message: string): EmulatorResponse => ({
  status: statusCode,
  body: { statusCode, name, message },
});
const EMAIL_PATTERN = /^(?:[^<>]*<[^\s@<>,]+@[^\s@<>,]+\.[^\s@<>,]+>|[^\s@<>,]+@[^\s@<>,]+\.[^\s@<>,]+)$/;

export type Resend = ReturnType<typeof createResend>;

/** Resend's API for sending email. Nothing leaves the machine: emails are stored for tests and the dashboard. */
export function createResend({
  key,
  faults,
  changed,
  webhooks,
}: {
  key: string;
  faults: Faults;
  changed: () => void;
  webhooks: ResendWebhooks;
}) {
  const emails: Email[] = [];
  // The response by idempotency key; "busy" while the first send is in progress.
  const responses = new Map<string, { body: string; response: EmulatorResponse | "busy" }>();

  function refuseKey(call: EmulatorRequest): EmulatorResponse | null {
    const given = call.header("authorization").replace(/^Bearer /, "");
    if (!given) return errorReply(401, "missing_api_key", "Missing API key in the authorization header.");
    return given === key ? null : errorReply(403, "invalid_api_key", "API key is invalid.");
  }

  function store(body: Record<string, unknown>, idempotencyKey: string | null): string {
    const email: Email = {
      id: crypto.randomUUID(),
      from: text(body.from),
      to: list(body.to),
      subject: text(body.subject),
      html: text(body.html),
      text: text(body.text),
      headers: (body.headers as Record<string, string>) ?? {},
      reply_to: list(body.reply_to),
      tags: tagsOf(body.tags),
      idempotency_key: idempotencyKey,
      created_at: new Date().toISOString(),
    };
    emails.unshift(email);
    changed();
    return email.id;
  }

  async function once(
    call: EmulatorRequest,
    send: (idempotencyKey: string | null) => EmulatorResponse,
  ): Promise<EmulatorResponse> {
    const idempotencyKey = call.header("idempotency-key");
    if (!idempotencyKey) return send(null);
    if (idempotencyKey.length > 256) {
      return errorReply(400, "invalid_idempotency_key", "The key must be between 1-256 chars.");
    }
    const before = responses.get(idempotencyKey);
    if (before && before.body !== call.raw) {
      return errorReply(
        409,
        "invalid_idempotent_request",
        "Same idempotency key used with a different request payload.",
      );
    }
    if (before?.response === "busy") {
      return errorReply(
        409,
        "concurrent_idempotent_requests",
        "Same idempotency key used while the original is in progress.",
      );
    }
    if (before) return before.response as EmulatorResponse;
    responses.set(idempotencyKey, { body: call.raw, response: "busy" });
    await new Promise((resolve) => setTimeout(resolve, 25));
    const response = send(idempotencyKey);
    // A rejected email was not sent, so its key may be reused.
    if (response !== "cut" && response !== "hang" && (response.status ?? 200) >= 400) responses.delete(idempotencyKey);
    else responses.set(idempotencyKey, { body: call.raw, response });
    return response;
  }

  async function receive(
    call: EmulatorRequest,
    bodies: Record<string, unknown>[],
    reply: (ids: string[]) => unknown,
  ): Promise<EmulatorResponse> {
    const refusal = refuseKey(call);
    if (refusal) return refusal;
    if (faults.take("resend", "down")) return errorReply(503, "internal_server_error", "The service is unavailable.");
    if (faults.take("resend", "hang")) return "hang";
    if (faults.take("resend", "rate-limit")) {
      const body = { statusCode: 429, name: "rate_limit_exceeded", message: "Too many requests." };
      return { status: 429, headers: { "retry-after": "1" }, body };
    }
    const dropped = faults.take("resend", "accept-then-drop");
    const response = await once(call, (idempotencyKey) => {
      const wrong = bodies.map(validationError).find((found) => found !== null);
      if (wrong) return wrong;
      return { body: reply(bodies.map((body) => store(body, idempotencyKey))) };
    });
    return dropped ? "cut" : response;
  }

  const report = (event: EmailEvent, email: Email, link = "") =>
    webhooks.send(event, email, link || (/<a [^>]*href="(https?:[^"]+)"/.exec(email.html)?.[1] ?? ""));

  const routes: Route[] = [
    route("POST", /^\/resend\/emails$/, (call) => receive(call, [call.json], ([id]) => ({ id }))),
    route("POST", /^\/resend\/emails\/batch$/, (call) => {
      const bodies = Object.values(call.json) as Record<string, unknown>[];
      if (bodies.length > 100) return errorReply(422, "validation_error", "A batch holds at most 100 emails.");
      return receive(call, bodies, (ids) => ({ data: ids.map((id) => ({ id })) }));
    }),
    route("GET", /^\/resend\/emails$/, () => ({ body: { object: "list", has_more: false, data: emails } })),
    route("DELETE", /^\/resend\/emails$/, () => {
      emails.length = 0;
      changed();
      return { body: {} };
    }),
    // Not part of Resend's API: reports to the app what became of an email, as the dashboard's buttons and tests want it.
    route("POST", /^\/resend\/emails\/([^/]+)\/events$/, async ({ params, json, form }) => {
      const email = emails.find(({ id }) => id === params[0]);
      const isForm = form.has("type");
      const event = emailEvents.find((known) => known === (isForm ? form.get("type") : json.type));
      if (!email || !event) return errorReply(404, "not_found", "There is no such email or event");
      const status = await report(event, email, text(json.link));
      return isForm ? redirect("/#mail") : { body: { status } };
    }),
    route("GET", /^\/resend\/emails\/([^/]+)$/, ({ params }) => {
      const email = emails.find(({ id }) => id === params[0]);
      return email ? { body: { object: "email", ...email } } : errorReply(404, "not_found", "Email not found");
    }),
  ];
  return { routes, emails, report };
}

/** Tags are sent as a list and reported as an object. */
function tagsOf(value: unknown): Record<string, string> {
  const tags: unknown[] = Array.isArray(value) ? value : [];
  return Object.fromEntries(
    tags.map((tag) => [text((tag as { name?: unknown }).name), text((tag as { value?: unknown }).value)]),
  );
}

function validationError(body: Record<string, unknown>): EmulatorResponse | null {
  for (const field of ["from", "to", "subject"]) {
    if (list(body[field]).length === 0) return errorReply(422, "missing_required_field", `Missing \`${field}\` field.`);
  }
  if (!text(body.html) && !text(body.text)) {
    return errorReply(422, "missing_required_field", "Missing `html` or `text` field.");
  }
  const addresses = [...list(body.to), ...list(body.cc), ...list(body.bcc), text(body.from)];
  if (list(body.to).length > 50 || addresses.some((address) => !EMAIL_PATTERN.test(address.trim()))) {
    return errorReply(
      422,
      "validation_error",
      "Invalid `to` or `from` field. Use `email@example.com` or `Name <email@example.com>`.",
    );
  }
  if (Object.entries(tagsOf(body.tags)).some((tag) => tag.some((part) => !/^[\w-]{1,256}$/.test(part))))
    return errorReply(422, "validation_error", "Tags may only hold ASCII letters, numbers, underscores and dashes.");
  if (/[\r\n]/.test(text(body.subject)))
    return errorReply(422, "validation_error", "The `subject` holds a line break.");
  return null;
}
