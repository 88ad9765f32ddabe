import { methods, route } from "@/lib/http/route";
import { attachmentHeader } from "@/lib/core/attachment-header";
import { eventParams } from "@/lib/events/contracts";
import { seatOfCaller } from "@/lib/events/ticket-contracts";
import { requireWalletTicket } from "@/lib/events/wallet-ticket";

const APPLE_PASS = "application/vnd.apple.pkpass";

/** GET /events/{id}/ticket/apple: the caller's ticket, or that of a companion, as a pass for Apple Wallet, where that is set up. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "session",
    produces: { 200: APPLE_PASS },
    errors: ["not_found", "conflict", "ended"],
    limit: "wallet-pass",
    params: eventParams,
    query: seatOfCaller,
    plainText: true,
    run: async ({ actor, params: { id }, query: { seat } }) => {
      const ticket = await requireWalletTicket("apple", { actor, id, seat });
      // Loaded here, because the library is large and rarely used.
      const { writeApplePass } = await import("@/lib/events/apple-pass");
      return new Response(new Uint8Array(writeApplePass(ticket)), {
        headers: {
          "content-type": APPLE_PASS,
          "content-disposition": attachmentHeader(`ticket-${ticket.code}.pkpass`),
          "x-content-type-options": "nosniff",
          "cache-control": "no-store",
        },
      });
    },
  }),
});
