import * as z from "zod/mini";
import { AppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { sha256 } from "@/lib/core/secrets";
import { db } from "@/lib/db/client";
import { handleEvent } from "@/lib/payments/handle-event";
import type { SettlementHandlers } from "@/lib/payments/settle-charge";
import { withoutPersonalData } from "@/lib/payments/without-personal-data";

/** The body of a webhook. `data` is an object, or a list for expiring cards. */
export const webhookBody = z.object({ event: z.string().check(z.maxLength(80)), data: z.unknown() });

const eventData = z.object({
  id: z.optional(z.union([z.string(), z.number()])),
  reference: z.optional(z.string()),
  transaction_reference: z.optional(z.string()),
  invoice_code: z.optional(z.string()),
  /** Set for a refund; a payment can have several. */
  refund_reference: z.catch(z.optional(z.string()), undefined),
  /** Set for a dispute: the disputed payment. */
  transaction: z.catch(z.optional(z.object({ reference: z.optional(z.string()) })), undefined),
});

/**
 * Stores a signed event and handles it once, however often it is delivered. An event whose handling failed is retried at the next
 * delivery or by the scheduled jobs, and is parked after too many tries. Throws when Paystack cannot be reached.
 */
export async function handleWebhook(rawBody: string, handlers: SettlementHandlers): Promise<void> {
  const { event, data } = parseEvent(rawBody);
  const parsed = z.safeParse(eventData, data);
  const fields = parsed.success ? parsed.data : {};
  const reference = fields.reference ?? fields.transaction_reference ?? fields.transaction?.reference ?? null;
  // Paystack sends no event id, so the key is the event's name with its object's id, or else a hash of the body.
  const objectId =
    fields.id ?? fields.invoice_code ?? (event.startsWith("refund.") ? fields.refund_reference : reference);
  const key = `${event}/${objectId ?? sha256(rawBody)}`.slice(0, 200);
  await db.providerEvent.createMany({
    data: [{ id: newId("pev"), key, event, reference, body: withoutPersonalData(data) }],
    skipDuplicates: true,
  });
  const row = await db.providerEvent.findUniqueOrThrow({ where: { key } });
  // It failed too often and waits for an admin; the provider need not send it again.
  if (row.parkedAt) return;
  // These events only trigger a look at Paystack; events with equal bodies can follow different states, so each one is handled.
  const isOnlyTrigger = /^(subscription|charge\.dispute)\.|^refund\.needs-attention$/.test(event);
  if (!row.handledAt || isOnlyTrigger) await handleEvent(row, handlers);
}

function parseEvent(rawBody: string): z.infer<typeof webhookBody> {
  try {
    // Postgres cannot store NUL characters and lone surrogates, which a cardholder's input may contain.
    const strip = (_: string, value: unknown) =>
      typeof value === "string" ? value.replaceAll("\u0000", "").replace(/\p{Cs}/gu, "") : value;
    return z.parse(webhookBody, JSON.parse(rawBody, strip));
  } catch (cause) {
    throw new AppError("invalid_input", "The event could not be read.", { cause });
  }
}
