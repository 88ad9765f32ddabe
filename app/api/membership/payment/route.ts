import { methods, route } from "@/lib/http/route";
import { settlers } from "@/lib/http/settlements";
import { membershipPayment } from "@/lib/membership/contracts";
import { settleCharge } from "@/lib/payments/settle-charge";
import { db } from "@/lib/platform/db";
import { PaystackError } from "@/lib/platform/paystack";
import { paymentReference } from "@/lib/shop/contracts";

/** GET /membership/payment: what became of a payment for the Circle, for the person who made it. Others learn nothing. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "anyone",
    limit: "write",
    query: paymentReference,
    reply: membershipPayment,
    run: async ({ actor, query: { reference } }) => {
      const where = { reference, purpose: "membership" as const, userId: actor?._id };
      if (!actor || (await db.charge.count({ where })) === 0) return { state: "unknown" as const };
      const state = await settleCharge(reference, settlers).catch((error: unknown) => {
        if (error instanceof PaystackError) return "pending" as const;
        throw error;
      });
      return { state };
    },
  }),
});
