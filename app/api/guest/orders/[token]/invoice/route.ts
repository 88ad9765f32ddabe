import { methods, route } from "@/lib/http/route";
import { pdfResponse } from "@/lib/http/pdf-response";
import { requireGuestOrder } from "@/lib/orders/guest/guest-order";
import { guestOrderParams } from "@/lib/orders/guest-contracts";
import { getInvoice } from "@/lib/orders/invoice/get-invoice";

/** GET /guest/orders/{token}/invoice: the invoice of a guest's paid order as PDF. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "public",
    produces: { 200: "application/pdf" },
    errors: ["not_found"],
    limit: "read",
    params: guestOrderParams,
    run: async ({ params }) => {
      const invoice = await getInvoice(await requireGuestOrder(params.token));
      // Loaded here, because the library and the faces are large and rarely used.
      const { writeInvoicePdf } = await import("@/lib/orders/invoice/write-invoice-pdf");
      return pdfResponse(invoice.number, writeInvoicePdf(invoice));
    },
  }),
});
