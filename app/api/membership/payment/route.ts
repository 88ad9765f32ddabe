import { sealSession, setSessionCookies } from "@/lib/accounts/session-token";
import { methods, route } from "@/lib/http/route";
import { settlers } from "@/lib/http/settlements";
import { membershipPayment } from "@/lib/membership/contracts";
import { findActor } from "@/lib/membership/queries";
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
    run: async ({ actor, query: { reference }, headers }) => {
      const where = { reference, purpose: "membership" as const, userId: actor?._id };
      if (!actor || (await db.charge.count({ where })) === 0) return { state: "unknown" as const };
      const state = await settleCharge(reference, settlers).catch((error: unknown) => {
        if (error instanceof PaystackError) return "pending" as const;
        throw error;
      });
      const member = state === "paid" ? await findActor(actor._id, actor.sessionVersion) : null;
      // Who has just paid is let in at once: the new end goes into the cookie that middleware reads.
      if (member) setSessionCookies(headers, await sealSession(member));
      return { state };
    },
  }),
});
