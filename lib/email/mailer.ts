import { type ErrorResponse, Resend } from "resend";
import { env } from "@/lib/core/env";
import { readLimited } from "@/lib/core/read-limited";

export type Mail = {
  to: string;
  subject: string;
  html: string;
  text: string;
  /** Set when replies go elsewhere than MAIL_FROM. One plain address. */
  replyTo?: string;
  headers?: Record<string, string>;
  /** Returned in the provider's events: ASCII letters, digits, underscores and dashes. */
  tags?: { name: string; value: string }[];
  /** The provider sends an email once per key within 24 hours. */
  idempotencyKey: string;
};

/** An email could not be sent. A permanent failure is not retried; any other after `retryAfterSeconds`. */
export class MailerError extends Error {
  override readonly name = "MailerError";
  constructor(
    message: string,
    readonly permanent: boolean,
    readonly retryAfterSeconds: number | null = null,
    readonly status: number | null = null,
  ) {
    super(message);
  }
}

const TIMEOUT_MS = 10_000;
const MAX_REPLY_BYTES = 100_000;
const LINE_BREAK = /[\r\n]/;

// A line break in a header field would let a form inject headers and recipients.
function assertNoHeaderInjection({ to, subject, replyTo = "", headers = {} }: Mail): void {
  const fields = [to, subject, replyTo, ...Object.keys(headers), ...Object.values(headers)];
  if (fields.some((field) => LINE_BREAK.test(field)))
    throw new MailerError("An email header contains a line break.", true);
  if ([to, replyTo].some((address) => /[,;<>\s]/.test(address)))
    throw new MailerError("An email needs exactly one plain address as recipient and as reply-to.", true);
}

/** Parses Retry-After, a number of seconds or a date, to seconds. */
function parseRetryAfter(value: string | undefined): number | null {
  if (!value) return null;
  const seconds = /^\d+$/.test(value) ? Number(value) : Math.ceil((Date.parse(value) - Date.now()) / 1000);
  return Number.isFinite(seconds) ? Math.max(0, seconds) : null;
}

// 401 and 403 are about our key or domain, so emails wait until that is put right.
const temporaryStatuses = [401, 403, 408, 429];

function isPermanent(status: number | null, name: string): boolean {
  if (status === null || status >= 500 || temporaryStatuses.includes(status)) return false;
  // Another send with the same key is in progress and may still fail, so this one is retried.
  return name !== "concurrent_idempotent_requests";
}

type Reply<T> = ({ data: T; error: null } | { data: null; error: ErrorResponse }) & {
  headers: Record<string, string> | null;
};

/** Resend's SDK reads a response of any size; this one stops at a limit, and reports the failure as the SDK does. */
class BoundedResend extends Resend {
  override async fetchRequest<T>(path: string, options: RequestInit = {}): Promise<Reply<T>> {
    try {
      const response = await fetch(`${this.baseUrl}${path}`, { ...options, redirect: "error" });
      const headers = Object.fromEntries(response.headers.entries());
      const text = (await readLimited(response.body, MAX_REPLY_BYTES)).toString("utf8");
      const parsed = parseJson(text);
      if (response.ok && parsed) return { data: parsed as T, error: null, headers };
      const unreadable = {
        name: "application_error",
        statusCode: response.ok ? null : response.status,
        message: response.statusText,
      };
      return { data: null, error: (parsed ?? unreadable) as ErrorResponse, headers };
    } catch (error) {
      const message = error instanceof Error ? error.message : "Unable to fetch data.";
      return { data: null, error: { name: "application_error", statusCode: null, message }, headers: null };
    }
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Sends an email to one recipient and returns the provider's id; throws MailerError. */
export async function sendMail(mail: Mail): Promise<{ id: string }> {
  assertNoHeaderInjection(mail);
  const { idempotencyKey, ...message } = mail;
  const resend = new BoundedResend(env().RESEND_API_KEY, { baseUrl: env().RESEND_BASE_URL });
  // The SDK never throws, not even on abort: it returns { data, error }, with a null status for network errors.
  const { data, error, headers } = await resend.emails.send(
    { from: env().MAIL_FROM, ...message },
    { idempotencyKey, signal: AbortSignal.timeout(TIMEOUT_MS) },
  );
  if (error) {
    const status = error.statusCode ?? null;
    const wait = parseRetryAfter(headers?.["retry-after"]);
    throw new MailerError(error.message, isPermanent(status, error.name), wait, status);
  }
  return { id: data.id };
}
