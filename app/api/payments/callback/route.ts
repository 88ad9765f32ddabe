import { NextResponse } from "next/server";
import * as z from "zod/mini";
import { methods, route } from "@/lib/http/route";
import { settlers } from "@/lib/http/settlements";
import { settleCharge } from "@/lib/payments/settle-charge";
import { env } from "@/lib/platform/env";
import { log } from "@/lib/platform/log";
import { paths } from "@/lib/platform/paths";
import { orderIdByReference } from "@/lib/shop/checkout-state";

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
      const theirs = !actor || (await orderIdByReference(reference, actor)) !== null;
      const result =
        state === "unknown" || !theirs
          ? paths.checkoutCancel()
          : state === "failed"
            ? paths.checkoutCancel({ error: "Payment was declined.", reference })
            : paths.checkoutSuccess(reference);
      return NextResponse.redirect(new URL(result, env().APP_URL), 303);
    },
  }),
});
