import { methods, route } from "@/lib/http/route";
import { pdfResponse } from "@/lib/http/pdf-response";
import { getGroupReceipt } from "@/lib/orders/invoice/get-membership-receipt";
import { groupParams } from "@/lib/subscriptions/groups/contracts";

/** GET /membership/groups/{token}/receipt: the receipt of a group as PDF, with the link of its buyer. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "public",
    produces: { 200: "application/pdf" },
    errors: ["not_found"],
    limit: "read",
    params: groupParams,
    run: async ({ params }) => {
      const receipt = await getGroupReceipt(params.token);
      // Loaded here, because the library and the faces are large and rarely used.
      const { writeMembershipReceiptPdf } = await import("@/lib/orders/invoice/write-membership-receipt-pdf");
      return pdfResponse(receipt.reference, writeMembershipReceiptPdf(receipt));
    },
  }),
});
