import { methods, route } from "@/lib/http/route";
import { pdfResponse } from "@/lib/http/pdf-response";
import { orderParams } from "@/lib/orders/contracts";
import { getInvoice } from "@/lib/orders/invoice/get-invoice";

/** GET /orders/{number}/invoice: the invoice of a paid order as PDF, for its buyer and for admins. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "session",
    produces: { 200: "application/pdf" },
    errors: ["not_found"],
    limit: "read",
    params: orderParams,
    run: async ({ actor, params }) => {
      const invoice = await getInvoice({ actor, ...params });
      // Loaded here, because the library and the faces are large and rarely used.
      const { writeInvoicePdf } = await import("@/lib/orders/invoice/write-invoice-pdf");
      return pdfResponse(invoice.number, writeInvoicePdf(invoice));
    },
  }),
});
