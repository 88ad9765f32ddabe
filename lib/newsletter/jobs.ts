import * as z from "zod/mini";
import { defineJob } from "@/lib/jobs/define-job";

export const newsletterJobs = {
  /** The double opt-in email; one for each request. */
  confirmation: defineJob("newsletter.confirmation.email", z.object({ to: z.string(), token: z.string() })),
  /** One issue to one address. The key is that pair, so that nobody gets an issue twice. */
  issue: defineJob("newsletter.issue.email", z.object({ deliveryId: z.string() })),
  /** An issue to the admin who writes it. One that an earlier release has enqueued names no issue and is dropped. */
  test: defineJob("newsletter.test.email", z.object({ to: z.string(), issueId: z.optional(z.string()) })),
};
