import { methods, route } from "@/lib/http/route";
import { emptyReply } from "@/lib/core/contracts";
import { checkDayBody, reconciliationDayParams } from "@/lib/payments/contracts";
import { checkReconciledDay } from "@/lib/workflows/check-reconciled-day";

/** POST /admin/reconciliation/{day}/check: marks a day as checked, with a note if it has differences. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    permission: "payments",
    errors: ["conflict", "provider_failed"],
    limit: "write",
    params: reconciliationDayParams,
    body: checkDayBody,
    reply: emptyReply,
    messages: { failed: "The day could not be marked as checked" },
    run: async ({ actor, params: { day }, body: { reason } }) => {
      await checkReconciledDay({ actor, day, note: reason });
      return {};
    },
  }),
});
