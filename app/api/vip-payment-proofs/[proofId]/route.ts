import { methods, route } from "@/lib/http/route";
import { paymentProofParams, reviewBody, reviewReply } from "@/lib/payment-proofs/contracts";
import { reviewPaymentProof } from "@/lib/payment-proofs/review-payment-proof";

/** POST /vip-payment-proofs/{id}: approves or rejects a payment proof, once. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    permission: "payments",
    errors: ["conflict"],
    limit: "write",
    params: paymentProofParams,
    body: reviewBody,
    reply: reviewReply,
    run: async ({ actor, params, body }) => ({ receipt: await reviewPaymentProof({ actor, ...params, body }) }),
  }),
});
