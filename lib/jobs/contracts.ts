import * as z from "zod/mini";
import { cursorParam, searchTerm, sortDirection } from "@/lib/core/list-query";

/** The filters of the outbox. */
export const jobsQuery = z.object({
  status: z.optional(z.enum(["pending", "sent", "failed"])),
  topic: searchTerm,
  to: searchTerm,
  sort: sortDirection,
  cursor: cursorParam,
});

export type JobsQuery = z.infer<typeof jobsQuery>;

export type AdminJob = {
  _id: string;
  topic: string;
  status: "pending" | "sent" | "failed";
  attempts: number;
  /** Empty for a job that is not an email, and for a sent email that contained a secret. */
  to: string;
  subject: string;
  text: string;
  lastError: string | null;
  at: string;
  sentAt: string | null;
  nextAttemptAt: string | null;
};

/** POST /admin/outbox/{jobId}/retry. */
export const jobParams = z.object({ jobId: z.string().check(z.regex(/^out_\w{1,40}$/)) });
