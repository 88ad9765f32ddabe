import { methods, route } from "@/lib/http/route";
import { NextResponse } from "next/server";
import { eventParams } from "@/lib/events/contracts";
import { googleSaveUrl } from "@/lib/events/google-pass";
import { seatOfCaller } from "@/lib/events/ticket-contracts";
import { requireWalletTicket } from "@/lib/events/wallet-ticket";

/** GET /events/{id}/ticket/google: redirects to Google Wallet, which saves the caller's ticket, or that of a companion, where that is set up. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "session",
    produces: { 303: null },
    errors: ["not_found", "conflict", "ended"],
    limit: "wallet-pass",
    params: eventParams,
    query: seatOfCaller,
    plainText: true,
    run: async ({ actor, params: { id }, query: { seat } }) => {
      const response = NextResponse.redirect(
        await googleSaveUrl(await requireWalletTicket("google", { actor, id, seat })),
        303,
      );
      response.headers.set("cache-control", "no-store");
      // The token is in the URL.
      response.headers.set("referrer-policy", "no-referrer");
      return response;
    },
  }),
});
