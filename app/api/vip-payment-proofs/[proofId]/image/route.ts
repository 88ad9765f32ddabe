import { methods, route } from "@/lib/http/route";
import { throwAppError } from "@/lib/core/errors";
import { privateImageResponse } from "@/lib/http/private-image-response";
import { paymentProofParams } from "@/lib/payment-proofs/contracts";
import { openPaymentProofImage } from "@/lib/payment-proofs/queries";

/** GET /vip-payment-proofs/{id}/image: the image of a payment proof, for admins only. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "admin",
    permission: "payments",
    produces: { 200: "image/webp" },
    limit: "read",
    params: paymentProofParams,
    run: async ({ params }) => {
      const file = (await openPaymentProofImage(params.proofId)) ?? throwAppError("not_found", "The picture is gone.");
      return privateImageResponse(file, "receipt.webp");
    },
  }),
});
