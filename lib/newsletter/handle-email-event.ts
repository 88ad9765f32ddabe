import * as z from "zod/mini";
import { paths } from "@/lib/core/urls/paths";
import { db } from "@/lib/db/client";
import { finishIssue } from "@/lib/newsletter/delivery-state";
import { getSettings } from "@/lib/newsletter/issue-queries";
import { Prisma } from "@/prisma/generated/client";

/** The parts of a Resend webhook that are used. */
const resendEvent = z.object({
  type: z.string(),
  data: z.object({
    email_id: z.string().check(z.maxLength(100)),
    to: z.array(z.string().check(z.maxLength(254))),
    tags: z.catch(z.optional(z.record(z.string(), z.string())), undefined),
    bounce: z.optional(z.object({ type: z.optional(z.string()), message: z.optional(z.string()) })),
    suppressed: z.optional(z.object({ message: z.optional(z.string()) })),
    failed: z.optional(z.object({ reason: z.optional(z.string()) })),
    click: z.optional(z.object({ link: z.optional(z.string()) })),
  }),
});
type EmailEvent = z.infer<typeof resendEvent>;

const columns = {
  delivered: "delivered_at",
  bounced: "bounced_at",
  complained: "complained_at",
  opened: "opened_at",
  clicked: "clicked_at",
} as const;
type Outcome = keyof typeof columns;

/** What an event says about its email; null for what is not recorded. */
async function outcomeOf({ type, data }: EmailEvent): Promise<Outcome | null> {
  switch (type) {
    case "email.delivered":
      return "delivered";
    case "email.bounced":
      return data.bounce?.type === "Transient" ? null : "bounced";
    // The address bounced or complained before, so the provider has not even tried.
    case "email.suppressed":
      return "bounced";
    case "email.complained":
      return "complained";
    case "email.opened":
      return (await getSettings()).recordOpens ? "opened" : null;
    // Unsubscribing is not reading.
    case "email.clicked":
      return data.click?.link?.includes(`${paths.newsletters}/unsubscribe/`) ? null : "clicked";
    default:
      return null;
  }
}

/**
 * Records what became of an email: delivered, bounced, complained, opened or clicked, each once. A bounced address gets no newsletter,
 * and a complaint unsubscribes it. Transient bounces, repeated webhooks and other events change nothing.
 */
export async function handleEmailEvent(rawBody: string): Promise<void> {
  const { success, data: event } = z.safeParse(resendEvent, parseJson(rawBody));
  if (!success) return;
  if (event.type === "email.failed") return recordFailed(event);
  const outcome = await outcomeOf(event);
  if (outcome) {
    await recordOutcome(event, outcome);
    if (outcome === "bounced" || outcome === "complained") await closeAddress(event, outcome);
  }
}

/** The delivery that an event is about, by its tag or, for an email without one, by the provider's id. */
const deliveryOf = ({ data }: EmailEvent): [tag: string, providerId: string] => [
  data.tags?.delivery ?? "",
  data.email_id,
];

/** An event proves that the email was accepted, also where the reply to our request was lost. */
async function recordOutcome(event: EmailEvent, outcome: Outcome): Promise<void> {
  const [tag, providerId] = deliveryOf(event);
  const column = Prisma.raw(columns[outcome]);
  const rows = await db.$queryRaw<{ id: string }[]>`
    UPDATE newsletter_deliveries SET ${column} = coalesce(${column}, clock_timestamp()), status = 'sent',
      error = CASE WHEN status = 'sent' THEN error END, claimed_at = NULL, sent_at = coalesce(sent_at, clock_timestamp()),
      provider_id = coalesce(provider_id, ${providerId})
    WHERE id = (SELECT d.id FROM newsletter_deliveries d WHERE d.id = ${tag} OR d.provider_id = ${providerId}
                ORDER BY d.id = ${tag} DESC LIMIT 1) RETURNING id`;
  for (const { id } of rows) await finishIssue(id);
}

/** The provider has accepted the email and could not send it. */
async function recordFailed(event: EmailEvent): Promise<void> {
  const [tag, providerId] = deliveryOf(event);
  const reason = (event.data.failed?.reason ?? "The email provider could not send it").slice(0, 300);
  const rows = await db.$queryRaw<{ id: string }[]>`
    UPDATE newsletter_deliveries SET status = 'failed', error = ${reason}
    WHERE (id = ${tag} OR provider_id = ${providerId}) AND delivered_at IS NULL RETURNING id`;
  for (const { id } of rows) await finishIssue(id);
}

async function closeAddress({ data }: EmailEvent, outcome: "bounced" | "complained"): Promise<void> {
  const emails = data.to.map((address) => address.toLowerCase());
  if (outcome === "complained") {
    await db.$executeRaw`
      UPDATE newsletter_subscribers SET status = 'unsubscribed', unsubscribed_at = clock_timestamp(), bounce_reason = 'Marked as spam'
      WHERE email = ANY(${emails}) AND status <> 'unsubscribed'`;
    return;
  }
  const reason = (data.bounce?.message || data.suppressed?.message || "The address does not exist").slice(0, 300);
  await db.$executeRaw`
    UPDATE newsletter_subscribers SET bounced_at = clock_timestamp(), bounce_reason = ${reason}
    WHERE email = ANY(${emails}) AND bounced_at IS NULL`;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
