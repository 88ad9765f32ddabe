import * as z from "zod/mini";
import { defineJob } from "@/lib/jobs/define-job";

export const paymentJobs = {
  refund: defineJob("payment.refund", z.object({ key: z.string() })),
  lookup: defineJob(
    "payment.lookup.email",
    z.object({ to: z.string(), naira: z.number(), references: z.array(z.string()) }),
  ),
};
