import { confirmAlertEmail, productAvailableEmail } from "@/lib/catalog/emails";
import type { JobHandler } from "@/lib/jobs/outbox";

/** Handlers of the back-in-stock emails. */
export const alertJobHandlers: Record<string, JobHandler> = {
  "product.confirm-alert.email": confirmAlertEmail,
  "product.available.email": productAvailableEmail,
};
