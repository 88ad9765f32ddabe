import { methods, route } from "@/lib/http/route";
import { refreshSession } from "@/lib/http/renew-session";
import { paymentReference } from "@/lib/orders/contracts";
import { getChargeForPayer, isRefunded } from "@/lib/payments/queries";
import { subscriptionPayment } from "@/lib/subscriptions/contracts";
import { pollPayment } from "@/lib/workflows/settlement-handlers";

/** GET /membership/payment: the state of a subscription payment, for its payer only. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "anyone",
    limit: "write",
    query: paymentReference,
    reply: subscriptionPayment,
    run: async ({ actor, query: { reference }, headers }) => {
      const charge = actor && (await getChargeForPayer(reference, actor));
      if (!actor || charge?.purpose !== "membership") return { state: "unknown" as const };
      const state = await pollPayment(reference);
      if (state === "paid" && (await isRefunded(reference))) return { state: "refunded" as const };
      if (state === "paid") await refreshSession(actor, headers);
      return { state };
    },
  }),
});
