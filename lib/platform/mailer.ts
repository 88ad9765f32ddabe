import { Resend } from "resend";
import { env } from "@/lib/platform/env";

export type Mail = {
  to: string;
  subject: string;
  html: string;
  text: string;
  /** Whom an answer goes to, where that is not the museum. One plain address. */
  replyTo?: string;
  headers?: Record<string, string>;
  /** The same key never sends twice within a day, however often a send is tried again. */
  idempotencyKey: string;
};

/** A mail that did not go out. A permanent failure will fail again; the others may be tried after `retryAfterSeconds`. */
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
const LINE_BREAK = /[\r\n]/;

// A line break in a header field is how a form is made to send mail to strangers, so none is passed on.
function refuseInjection({ to, subject, replyTo = "", headers = {} }: Mail): void {
  const fields = [to, subject, replyTo, ...Object.keys(headers), ...Object.values(headers)];
  if (fields.some((field) => LINE_BREAK.test(field))) throw new MailerError("A mail header holds a line break.", true);
  if ([to, replyTo].some((address) => /[,;<>\s]/.test(address)))
    throw new MailerError("A mail goes to exactly one plain address, and so does its answer.", true);
}

/** Seconds to wait, from a `retry-after` of either form (a number of seconds or a date). */
function readRetryAfter(value: string | undefined): number | null {
  if (!value) return null;
  const seconds = /^\d+$/.test(value) ? Number(value) : Math.ceil((Date.parse(value) - Date.now()) / 1000);
  return Number.isFinite(seconds) ? Math.max(0, seconds) : null;
}

function isPermanent(status: number | null, name: string): boolean {
  if (status === null || status >= 500 || status === 429 || status === 408) return false;
  // Two sends under one key at once: the other one may still fail, so this one has to ask again.
  return name !== "concurrent_idempotent_requests";
}

/** Sends one mail to one person and returns the provider's id of it; throws MailerError. */
export async function sendMail(mail: Mail): Promise<{ id: string }> {
  refuseInjection(mail);
  const { idempotencyKey, ...message } = mail;
  const resend = new Resend(env().RESEND_API_KEY, { baseUrl: env().RESEND_BASE_URL });
  // The SDK does not throw, not even for an abort: it answers { data, error }, with a status of null for the network.
  const { data, error, headers } = await resend.emails.send(
    { from: env().MAIL_FROM, ...message },
    { idempotencyKey, signal: AbortSignal.timeout(TIMEOUT_MS) },
  );
  if (error) {
    const status = error.statusCode ?? null;
    const wait = readRetryAfter(headers?.["retry-after"]);
    throw new MailerError(error.message, isPermanent(status, error.name), wait, status);
  }
  return { id: data.id };
}
