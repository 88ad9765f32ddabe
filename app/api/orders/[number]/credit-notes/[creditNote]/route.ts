import { methods, route } from "@/lib/http/route";
import { pdfResponse } from "@/lib/http/pdf-response";
import { creditNoteParams } from "@/lib/orders/invoice/contracts";
import { getCreditNote } from "@/lib/orders/invoice/get-credit-note";

/** GET /orders/{number}/credit-notes/{creditNote}: a credit note of a refund as PDF, for the buyer and for admins. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "session",
    produces: { 200: "application/pdf" },
    errors: ["not_found"],
    limit: "read",
    params: creditNoteParams,
    run: async ({ actor, params }) => {
      const creditNote = await getCreditNote({ actor, ...params });
      // Loaded here, because the library and the faces are large and rarely used.
      const { writeCreditNotePdf } = await import("@/lib/orders/invoice/write-credit-note-pdf");
      return pdfResponse(creditNote.number, writeCreditNotePdf(creditNote));
    },
  }),
});
