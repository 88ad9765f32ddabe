import { refreshSession } from "@/lib/http/renew-session";
import { methods, route } from "@/lib/http/route";
import { settleOrWait } from "@/lib/http/settlements";
import { membershipPayment } from "@/lib/membership/contracts";
import { chargeForPayer } from "@/lib/payments/charge-for-payer";
import { paymentReference } from "@/lib/shop/contracts";

/** GET /membership/payment: what became of a payment for the Circle, for the person who made it. Others learn nothing. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "anyone",
    limit: "write",
    query: paymentReference,
    reply: membershipPayment,
    run: async ({ actor, query: { reference }, headers }) => {
      const charge = actor && (await chargeForPayer(reference, actor));
      if (!actor || charge?.purpose !== "membership") return { state: "unknown" as const };
      const state = await settleOrWait(reference);
      if (state === "paid") await refreshSession(actor, headers);
      return { state };
    },
  }),
});
