import { methods, route } from "@/lib/http/route";
import { pdfResponse } from "@/lib/http/pdf-response";
import { requireGuestOrder } from "@/lib/orders/guest/guest-order";
import { guestCreditNoteParams } from "@/lib/orders/invoice/contracts";
import { getCreditNote } from "@/lib/orders/invoice/get-credit-note";

/** GET /guest/orders/{token}/credit-notes/{creditNote}: a credit note of a guest's order as PDF. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "public",
    produces: { 200: "application/pdf" },
    errors: ["not_found"],
    limit: "read",
    params: guestCreditNoteParams,
    run: async ({ params: { token, creditNote: number } }) => {
      const creditNote = await getCreditNote({ ...(await requireGuestOrder(token)), creditNote: number });
      // Loaded here, because the library and the faces are large and rarely used.
      const { writeCreditNotePdf } = await import("@/lib/orders/invoice/write-credit-note-pdf");
      return pdfResponse(creditNote.number, writeCreditNotePdf(creditNote));
    },
  }),
});
