import { methods, route } from "@/lib/http/route";
import { parsePaymentProof, paymentProofForm } from "@/lib/http/parse-payment-proof";
import { auctionAccessReply, proofUploadFailedMessage, uploadProofReply } from "@/lib/payment-proofs/contracts";
import { getAuctionAccess } from "@/lib/payment-proofs/queries";
import { uploadPaymentProof } from "@/lib/payment-proofs/upload-payment-proof";

/**
 * GET /vip-upload: where to send the stablecoin fee, and the state of the caller's payment proof. POST /vip-upload: uploads
 * a payment proof.
 */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "session",
    limit: "read",
    reply: auctionAccessReply,
    run: ({ actor }) => getAuctionAccess(actor._id),
  }),
  POST: route({
    access: "session",
    errors: ["forbidden"],
    limit: "upload",
    input: "multipart",
    accepts: { "multipart/form-data": paymentProofForm },
    reply: uploadProofReply,
    status: 201,
    messages: { invalid: proofUploadFailedMessage, failed: proofUploadFailedMessage },
    run: async ({ actor, request }) => ({
      receipt: await uploadPaymentProof({ actor, ...(await parsePaymentProof(request)) }),
    }),
  }),
});
