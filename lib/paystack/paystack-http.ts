import * as z from "zod/mini";
import { env } from "@/lib/core/env";
import { BodyTooLargeError, readLimited } from "@/lib/core/read-limited";

/** Why a call to Paystack failed. Only "unreachable" is temporary. */
type PaystackErrorKind = "unreachable" | "refused" | "duplicate-reference" | "not-found" | "bad-reply";

export class PaystackError extends Error {
  override readonly name = "PaystackError";
  constructor(
    readonly kind: PaystackErrorKind,
    message: string,
    readonly status: number | null = null,
  ) {
    super(message);
  }
}

const TIMEOUT_MS = 10_000;
/** A list of 100 transactions is about 500 kB. */
const MAX_REPLY_BYTES = 5_000_000;

const envelope = z.object({
  status: z.boolean(),
  message: z.catch(z.string(), ""),
  code: z.catch(z.nullish(z.string()), null),
  data: z.optional(z.unknown()),
  meta: z.optional(z.unknown()),
});

type Call<T> = { method: "GET" | "POST" | "PUT"; path: string; body?: Record<string, unknown>; data: z.ZodMiniType<T> };

function toPaystackError(status: number, message: string, code: string | null | undefined): PaystackError {
  const text = message || `Paystack returned status ${status}.`;
  if (code === "duplicate_reference" || /duplicate transaction reference/i.test(message)) {
    return new PaystackError("duplicate-reference", text, status);
  }
  if (status === 404 || code === "transaction_not_found") return new PaystackError("not-found", text, status);
  return new PaystackError("refused", text, status);
}

async function send(url: URL, init: RequestInit): Promise<{ status: number; text: string }> {
  try {
    const response = await fetch(url, { ...init, redirect: "error", signal: AbortSignal.timeout(TIMEOUT_MS) });
    const bytes = await readLimited(response.body, MAX_REPLY_BYTES);
    return { status: response.status, text: bytes.toString("utf8") };
  } catch (cause) {
    if (cause instanceof BodyTooLargeError) throw new PaystackError("bad-reply", "Paystack's response is too large.");
    const isTimeout = cause instanceof DOMException && cause.name === "TimeoutError";
    throw new PaystackError(
      "unreachable",
      isTimeout ? "Paystack did not respond in time." : "Paystack cannot be reached.",
    );
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Calls Paystack's API and parses the data by its schema. Throws PaystackError for every failure. */
export async function requestPaystack<T>({ method, path, body, data }: Call<T>): Promise<{ data: T; meta: unknown }> {
  const url = new URL(`${env().PAYSTACK_BASE_URL.replace(/\/+$/, "")}${path}`);
  const headers: Record<string, string> = { authorization: `Bearer ${env().PAYSTACK_SECRET_KEY}` };
  if (body) headers["content-type"] = "application/json";
  const { status, text } = await send(url, { method, headers, ...(body && { body: JSON.stringify(body) }) });

  if (status >= 500 || status === 429)
    throw new PaystackError("unreachable", `Paystack returned status ${status}.`, status);
  const reply = envelope.safeParse(parseJson(text));
  if (status >= 400) throw toPaystackError(status, reply.data?.message ?? "", reply.data?.code);
  if (!reply.success) throw new PaystackError("bad-reply", "Paystack's response could not be parsed.", status);
  if (!reply.data.status) throw toPaystackError(status, reply.data.message, reply.data.code);

  const parsed = data.safeParse(reply.data.data);
  if (!parsed.success) {
    const fields = parsed.error.issues.map((issue) => issue.path.join(".")).join(", ");
    throw new PaystackError(
      "bad-reply",
      `Paystack's response to ${method} ${path} has missing or invalid fields: ${fields}.`,
      status,
    );
  }
  return { data: parsed.data, meta: reply.data.meta };
}
