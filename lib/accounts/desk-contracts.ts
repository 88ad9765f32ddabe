import * as z from "zod/mini";

const word = z.optional(z.string().check(z.trim(), z.maxLength(80), z.regex(/^[\w.+@-]*$/)));
const cursor = z.optional(z.string().check(z.maxLength(200)));
/** Which end of a list comes first; the newest, unless it is said. */
const sort = z.optional(z.enum(["newest", "oldest"]));

/** What the audit log is narrowed to: what was done (the start of it, "order" or "order.ship"), to what, by whom. */
export const auditQuery = z.object({ action: word, subject: word, actor: word, sort, cursor });
export type AuditQuery = z.infer<typeof auditQuery>;
export type AuditLine = {
  _id: string;
  action: string;
  subject: string;
  /** As it was recorded, for a person: "courier: GIG, tracking: 4411". */
  detail: string;
  actor: string;
  at: string;
};

/** What the outbox is narrowed to. */
export const effectsQuery = z.object({
  status: z.optional(z.enum(["pending", "sent", "failed"])),
  topic: word,
  to: word,
  sort,
  cursor,
});
export type EffectsQuery = z.infer<typeof effectsQuery>;
export type DeskEffect = {
  _id: string;
  topic: string;
  status: "pending" | "sent" | "failed";
  attempts: number;
  /** Empty for what is not a mail, and for a mail that held a secret and has been sent. */
  to: string;
  subject: string;
  text: string;
  lastError: string | null;
  at: string;
  sentAt: string | null;
  nextAttemptAt: string | null;
};

/** POST /admin/outbox/{effectId}/retry. */
export const effectParams = z.object({ effectId: z.string().check(z.regex(/^out_\w{1,40}$/)) });
