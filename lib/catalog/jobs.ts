import * as z from "zod/mini";
import { defineJob } from "@/lib/jobs/define-job";

/** The back-in-stock emails. */
export const alertJobs = {
  confirm: defineJob(
    "product.confirm-alert.email",
    z.object({ to: z.string(), token: z.string(), productId: z.string() }),
  ),
  available: defineJob("product.available.email", z.object({ alertId: z.string() })),
};
