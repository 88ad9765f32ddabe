import { methods, route } from "@/lib/http/route";
import { listPaymentProofs } from "@/lib/payment-proofs/admin-queries";
import { adminPaymentProofsQuery, adminPaymentProofsReply } from "@/lib/payment-proofs/contracts";

/** GET /vip-payment-proofs: the payment proofs, those that wait for review first. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "admin",
    permission: "payments",
    limit: "read",
    query: adminPaymentProofsQuery,
    reply: adminPaymentProofsReply,
    run: ({ query }) => listPaymentProofs(query),
  }),
});
