import { methods, route } from "@/lib/http/route";
import { NextResponse } from "next/server";
import * as z from "zod/mini";
import { getLotOfPayment } from "@/lib/auctions/lot-payment-query";
import { env } from "@/lib/core/env";
import { log } from "@/lib/core/log";
import { paths } from "@/lib/core/urls/paths";
import { getEventOfPayment } from "@/lib/events/ticket-queries";
import { refreshSession } from "@/lib/http/renew-session";
import { type ChargePurpose, getChargeForPayer } from "@/lib/payments/queries";
import { type ChargeState, settleCharge } from "@/lib/payments/settle-charge";
import { settlementHandlers } from "@/lib/workflows/settlement-handlers";

const callbackQuery = z.object({ reference: z.catch(z.string().check(z.minLength(1), z.maxLength(100)), "") });

/**
 * GET /payments/callback: Paystack redirects the buyer here. The query is only a hint: the payment is verified with Paystack.
 * If that fails, the result page polls. A signed-in user with another user's reference sees a cancelled payment.
 */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "anyone",
    produces: { 303: null },
    limit: "write",
    query: callbackQuery,
    run: async ({ actor, query: { reference } }) => {
      const state = await settleCharge(reference, settlementHandlers).catch((err: unknown) => {
        log().warn({ err, reference }, "a payment could not be verified on return");
        return "pending" as const;
      });
      const charge = await getChargeForPayer(reference, actor);
      const result = await resultPage(charge?.purpose ?? "order", charge ? state : "unknown", reference);
      const response = NextResponse.redirect(new URL(result, env().APP_URL), 303);
      if (charge?.purpose === "membership" && state === "paid" && actor) await refreshSession(actor, response.headers);
      return response;
    },
  }),
});

async function resultPage(purpose: ChargePurpose, state: ChargeState, reference: string): Promise<string> {
  if (purpose === "membership") {
    if (state === "unknown") return paths.subscribeCancel({ status: "error" });
    return state === "failed"
      ? paths.subscribeCancel({ status: "failed", reference })
      : paths.subscribeSuccess({ status: "success", reference });
  }
  if (purpose === "lot" && state !== "unknown") {
    const lot = await getLotOfPayment(reference);
    // A payment after the end of the offer is refunded, without an order.
    return lot?.hasOrder ? paths.checkoutSuccess(reference) : lot ? paths.auction(lot.slug) : paths.auctions;
  }
  if (purpose === "event" && state !== "unknown") {
    const event = await getEventOfPayment(reference);
    return event ? paths.ticket(event, state === "failed" ? { error: "declined" } : {}) : paths.myEvents;
  }
  if (state === "unknown") return paths.checkoutCancel();
  if (state === "failed") return paths.checkoutCancel({ error: "declined", reference });
  return paths.checkoutSuccess(reference);
}
