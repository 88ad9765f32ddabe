import * as z from "zod/mini";
import { defineJob } from "@/lib/jobs/define-job";

export const paymentJobs = {
  accountDeleted: defineJob(
    "payment.account-deleted.email",
    z.object({ to: z.string(), reference: z.string(), kobo: z.number() }),
  ),
  refund: defineJob("payment.refund", z.object({ key: z.string() })),
  lookup: defineJob(
    "payment.lookup.email",
    z.object({ to: z.string(), naira: z.number(), references: z.array(z.string()) }),
  ),
};
