import { methods, route } from "@/lib/http/route";
import { throwAppError } from "@/lib/core/errors";
import { eventParams } from "@/lib/events/contracts";
import { seatOfCaller } from "@/lib/events/ticket-contracts";
import { getSeatTicket } from "@/lib/events/ticket-queries";
import { pdfResponse } from "@/lib/http/pdf-response";
import { writeTicketPdf } from "@/lib/workflows/write-ticket-pdf";

/** GET /events/{id}/ticket: the caller's ticket, or that of a companion, as a PDF with the QR code, and the receipt of a paid one. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "session",
    produces: { 200: "application/pdf" },
    limit: "read",
    params: eventParams,
    query: seatOfCaller,
    plainText: true,
    run: async ({ actor, params: { id }, query: { seat } }) => {
      const ticket = await getSeatTicket({ actor, id, seat });
      if (!ticket) return throwAppError("not_found", "You have no ticket of this event.");
      return pdfResponse(`ticket-${ticket.code}`, writeTicketPdf(ticket));
    },
  }),
});
