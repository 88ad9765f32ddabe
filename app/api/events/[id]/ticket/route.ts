import { throwAppError } from "@/lib/core/errors";
import { eventParams } from "@/lib/events/contracts";
import { getMyTicket } from "@/lib/events/ticket-queries";
import { pdfResponse } from "@/lib/http/pdf-response";
import { methods, route } from "@/lib/http/route";
import { writeTicketPdf } from "@/lib/workflows/write-ticket-pdf";

/** GET /events/{id}/ticket: the caller's ticket as a PDF with the QR code, and the receipt of a paid one. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "session",
    produces: { 200: "application/pdf" },
    limit: "read",
    params: eventParams,
    plainText: true,
    run: async ({ actor, params: { id } }) => {
      const ticket = await getMyTicket({ actor, id });
      if (!ticket?.code) return throwAppError("not_found", "You have no ticket of this event.");
      const { code } = ticket;
      return pdfResponse(
        `ticket-${code}`,
        writeTicketPdf({ ticket: { ...ticket, code }, guest: `${actor.firstName} ${actor.lastName}` }),
      );
    },
  }),
});
