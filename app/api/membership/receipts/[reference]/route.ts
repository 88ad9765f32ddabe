import { methods, route } from "@/lib/http/route";
import { pdfResponse } from "@/lib/http/pdf-response";
import { getMembershipReceipt } from "@/lib/orders/invoice/get-membership-receipt";
import { receiptParams } from "@/lib/subscriptions/contracts";

/** GET /membership/receipts/{reference}: the receipt of the caller's own membership payment as PDF. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "session",
    produces: { 200: "application/pdf" },
    errors: ["not_found"],
    limit: "read",
    params: receiptParams,
    run: async ({ actor, params }) => {
      const receipt = await getMembershipReceipt(actor, params.reference);
      // Loaded here, because the library and the faces are large and rarely used.
      const { writeMembershipReceiptPdf } = await import("@/lib/orders/invoice/write-membership-receipt-pdf");
      return pdfResponse(receipt.reference, writeMembershipReceiptPdf(receipt));
    },
  }),
});
