import * as z from "zod/mini";
import { defineJob } from "@/lib/jobs/define-job";

export const paymentProofJobs = {
  reviewed: defineJob(
    "payment-proof.reviewed.email",
    z.object({ userId: z.string(), status: z.enum(["approved", "refused"]), reason: z.nullable(z.string()) }),
  ),
};
