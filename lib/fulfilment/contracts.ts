import * as z from "zod/mini";
import { pageParams } from "@/lib/core/list-query";

export const fulfilmentParams = z.object({ perkId: z.string() });

/** A perk of a member for one period, as admins see it. */
export const adminFulfilment = z.object({
  _id: z.string(),
  perk: z.string(),
  period: z.string(),
  status: z.enum(["due", "sent", "received"]),
  dueAt: z.string(),
  sentAt: z.nullable(z.string()),
  name: z.string(),
  email: z.string(),
  /** In one line; null if the member has none. */
  address: z.nullable(z.string()),
});

export type AdminFulfilment = z.infer<typeof adminFulfilment>;

/** GET /admin/perks. */
export const adminFulfilmentsQuery = z.object({
  status: z.optional(z.enum(["due", "sent", "received"])),
  perk: z.optional(z.string().check(z.regex(/^\w{1,40}$/))),
  /** By due date; the default is "first". */
  sort: z.optional(z.enum(["first", "latest"])),
  ...pageParams,
});

export type AdminFulfilmentsQuery = z.infer<typeof adminFulfilmentsQuery>;

export const adminFulfilmentsReply = z.object({
  perks: z.array(adminFulfilment),
  nextCursor: z.nullable(z.string()),
  total: z.int(),
});

/** POST /admin/perks/sent. */
export const markPerksSentBody = z.object({
  ids: z.array(z.string().check(z.regex(/^\w{1,80}$/))).check(z.minLength(1), z.maxLength(200)),
});

export const markPerksSentReply = z.object({ sent: z.int() });

/** POST /welcome-pack/address-requests: how many collectors were asked. */
export const addressRequestsReply = z.object({ asked: z.int() });

/** An active collector, to whom no welcome pack can be sent. */
export type CollectorWithoutAddress = { _id: string; name: string; email: string };
