import * as z from "zod/mini";
import { env } from "@/lib/platform/env";

/** Why a call to Paystack gave no answer to build on. "unreachable" may succeed later; the others will not by themselves. */
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

const envelope = z.object({
  status: z.boolean(),
  message: z.catch(z.string(), ""),
  code: z.catch(z.nullish(z.string()), null),
  data: z.optional(z.unknown()),
  meta: z.optional(z.unknown()),
});

type Call<T> = { method: "GET" | "POST"; path: string; body?: Record<string, unknown>; data: z.ZodMiniType<T> };

function refusal(status: number, message: string, code: string | null | undefined): PaystackError {
  const words = message || `Paystack answered ${status}.`;
  if (code === "duplicate_reference" || /duplicate transaction reference/i.test(message)) {
    return new PaystackError("duplicate-reference", words, status);
  }
  if (status === 404 || code === "transaction_not_found") return new PaystackError("not-found", words, status);
  return new PaystackError("refused", words, status);
}

async function exchange(url: URL, init: RequestInit): Promise<{ status: number; text: string }> {
  try {
    const response = await fetch(url, { ...init, redirect: "error", signal: AbortSignal.timeout(TIMEOUT_MS) });
    return { status: response.status, text: await response.text() };
  } catch (cause) {
    const slow = cause instanceof DOMException && cause.name === "TimeoutError";
    throw new PaystackError("unreachable", slow ? "Paystack did not answer in time." : "Paystack cannot be reached.");
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** One call: the envelope opened, the data read by its schema, and every failure turned into a PaystackError. */
export async function requestPaystack<T>({ method, path, body, data }: Call<T>): Promise<{ data: T; meta: unknown }> {
  const url = new URL(`${env().PAYSTACK_BASE_URL.replace(/\/+$/, "")}${path}`);
  const headers: Record<string, string> = { authorization: `Bearer ${env().PAYSTACK_SECRET_KEY}` };
  if (body) headers["content-type"] = "application/json";
  const { status, text } = await exchange(url, { method, headers, ...(body && { body: JSON.stringify(body) }) });

  if (status >= 500 || status === 429) throw new PaystackError("unreachable", `Paystack answered ${status}.`, status);
  const reply = envelope.safeParse(parseJson(text));
  if (status >= 400) throw refusal(status, reply.data?.message ?? "", reply.data?.code);
  if (!reply.success) throw new PaystackError("bad-reply", "Paystack's answer could not be read.", status);
  if (!reply.data.status) throw refusal(status, reply.data.message, reply.data.code);

  const read = data.safeParse(reply.data.data);
  if (!read.success) {
    const where = read.error.issues.map((issue) => issue.path.join(".")).join(", ");
    throw new PaystackError("bad-reply", `Paystack's answer to ${method} ${path} lacks or garbles: ${where}.`, status);
  }
  return { data: read.data, meta: reply.data.meta };
}
