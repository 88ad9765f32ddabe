import * as z from "zod/mini";
import { noteRefund } from "@/lib/payments/note-refund";
import { type Settlers, settleCharge } from "@/lib/payments/settle-charge";
import { db } from "@/lib/platform/db";
import { AppError } from "@/lib/platform/errors";
import { newId } from "@/lib/platform/ids";
import { log } from "@/lib/platform/log";
import { sha256 } from "@/lib/platform/secrets";
import type { Prisma, ProviderEvent } from "@/prisma/generated/client";

/** What a webhook carries. `data` is an object, or a list for expiring cards. */
export const webhookBody = z.object({ event: z.string().check(z.maxLength(80)), data: z.unknown() });

const facts = z.object({
  id: z.optional(z.union([z.string(), z.number()])),
  reference: z.optional(z.string()),
  transaction_reference: z.optional(z.string()),
  invoice_code: z.optional(z.string()),
  /** Of a refund: a payment may have several. */
  refund_reference: z.catch(z.optional(z.string()), undefined),
  /** Of a dispute: the payment it is about. */
  transaction: z.catch(z.optional(z.object({ reference: z.optional(z.string()) })), undefined),
});

/**
 * Keeps a signed event and acts on it. The same event, however often it comes, is acted on once; one whose handling
 * failed is acted on again at the next delivery or by the sweep. Throws when the provider could not be asked.
 */
export async function receiveEvent(rawBody: string, settlers: Settlers): Promise<void> {
  const { event, data } = readEvent(rawBody);
  const found = z.safeParse(facts, data);
  const known = found.success ? found.data : {};
  const reference = known.reference ?? known.transaction_reference ?? known.transaction?.reference ?? null;
  // The provider documents no event id: the event's name and its object's own id, or else its bytes, name it.
  const own = known.id ?? known.invoice_code ?? (event.startsWith("refund.") ? known.refund_reference : reference);
  const key = `${event}/${own ?? sha256(rawBody)}`.slice(0, 200);
  await db.providerEvent.createMany({
    data: [{ id: newId("pev"), key, event, reference, body: data as Prisma.InputJsonValue }],
    skipDuplicates: true,
  });
  const row = await db.providerEvent.findUniqueOrThrow({ where: { key } });
  // News of a subscription is only a reason to ask how it stands: two that read the same may follow different states.
  if (!row.handledAt || event.startsWith("subscription.")) await handleEvent(row, settlers);
}

function readEvent(rawBody: string): z.infer<typeof webhookBody> {
  try {
    // What a card's holder typed may hold what Postgres does not store: a zero character, half of a surrogate pair.
    const strip = (_: string, value: unknown) =>
      typeof value === "string" ? value.replaceAll("\u0000", "").replace(/\p{Cs}/gu, "") : value;
    return z.parse(webhookBody, JSON.parse(rawBody, strip));
  } catch (cause) {
    throw new AppError("invalid_input", "The event could not be read.", { cause });
  }
}

/** Acts on one kept event. */
export async function handleEvent(row: ProviderEvent, settlers: Settlers): Promise<void> {
  const outcome = await act(row, settlers);
  await db.$executeRaw`
    UPDATE provider_events SET handled_at = clock_timestamp(), outcome = ${outcome} WHERE id = ${row.id} AND handled_at IS NULL`;
}

async function act(row: ProviderEvent, settlers: Settlers): Promise<string> {
  if (row.event === "charge.success" && row.reference) {
    const state = await settleCharge(row.reference, settlers);
    if (state !== "unknown") return state;
  }
  const noted =
    row.event.startsWith("refund.") && row.reference ? await noteRefund(row.event, row.reference, row.body) : null;
  if (row.event === "charge.dispute.create") {
    log().error({ reference: row.reference, eventId: row.id }, "a payment is disputed");
    return "disputed";
  }
  return (await settlers.onNews?.(row.event, row.body)) ?? noted ?? "kept";
}
