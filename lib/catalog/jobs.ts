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

/** The emails about a saved drop; the back-in-stock ones are those of the alerts. */
export const wishlistJobs = {
  fewLeft: defineJob("wishlist.few-left.email", z.object({ itemId: z.string() })),
};
