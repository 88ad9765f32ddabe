import { methods, route } from "@/lib/http/route";
import { throwAppError } from "@/lib/core/errors";
import { requireGuestTicket } from "@/lib/events/guest-ticket";
import { ticketParams } from "@/lib/events/ticket-contracts";
import { getSeatTicket } from "@/lib/events/ticket-queries";
import { pdfResponse } from "@/lib/http/pdf-response";
import { writeTicketPdf } from "@/lib/workflows/write-ticket-pdf";

/** GET /guest/tickets/{token}/pdf: the ticket of the emailed link as a PDF with the QR code. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "public",
    produces: { 200: "application/pdf" },
    errors: ["not_found"],
    limit: "read",
    params: ticketParams,
    run: async ({ params }) => {
      const { attendee, event } = await requireGuestTicket(params.token);
      const ticket = await getSeatTicket({ actor: attendee, id: event });
      if (!ticket) return throwAppError("not_found", "You have no ticket of this event.");
      return pdfResponse(`ticket-${ticket.code}`, writeTicketPdf(ticket));
    },
  }),
});
