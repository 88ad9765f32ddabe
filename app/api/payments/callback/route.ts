import { NextResponse } from "next/server";
import * as z from "zod/mini";
import { refreshSession } from "@/lib/http/renew-session";
import { methods, route } from "@/lib/http/route";
import { settlers } from "@/lib/http/settlements";
import { chargeForPayer } from "@/lib/payments/charge-for-payer";
import { type ChargeState, settleCharge } from "@/lib/payments/settle-charge";
import { env } from "@/lib/platform/env";
import { log } from "@/lib/platform/log";
import { paths } from "@/lib/platform/paths";
import type { ChargePurpose } from "@/prisma/generated/client";

const callbackQuery = z.object({ reference: z.catch(z.string().check(z.minLength(1), z.maxLength(100)), "") });

/**
 * Where Paystack sends the buyer's browser back to. Its query is only a hint: Paystack is asked. When it cannot be asked
 * the result page waits. A signed-in person with somebody else's reference sees a cancelled payment.
 */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "anyone",
    limit: "write",
    query: callbackQuery,
    run: async ({ actor, query: { reference } }) => {
      const state = await settleCharge(reference, settlers).catch((err: unknown) => {
        log().warn({ err, reference }, "a returning payment could not be checked yet");
        return "pending" as const;
      });
      const charge = await chargeForPayer(reference, actor);
      const result = resultPage(charge?.purpose ?? "order", charge ? state : "unknown", reference);
      const answer = NextResponse.redirect(new URL(result, env().APP_URL), 303);
      if (charge?.purpose === "membership" && state === "paid" && actor) await refreshSession(actor, answer.headers);
      return answer;
    },
  }),
});

function resultPage(purpose: ChargePurpose, state: ChargeState, reference: string): string {
  if (purpose === "membership") {
    if (state === "unknown") return paths.subscribeCancel({ status: "error" });
    return state === "failed"
      ? paths.subscribeCancel({ status: "failed", reference })
      : paths.subscribeSuccess({ status: "success", reference });
  }
  if (purpose === "lot" && state !== "unknown") return paths.auctions;
  if (state === "unknown") return paths.checkoutCancel();
  if (state === "failed") return paths.checkoutCancel({ error: "Payment was declined.", reference });
  return paths.checkoutSuccess(reference);
}
