import { methods, route } from "@/lib/http/route";
import { throwAppError } from "@/lib/core/errors";
import { handleWebhook } from "@/lib/payments/handle-webhook";
import { PaystackError, verifySignature } from "@/lib/paystack/paystack";
import { settlementHandlers } from "@/lib/workflows/settlement-handlers";

/**
 * POST /webhooks/paystack: only the signature over the raw bytes is trusted, and the event is only a hint: its facts are verified
 * with Paystack. Returns 200 when no retry is needed, and 503 when Paystack cannot be reached, so that it sends the event again.
 */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "public",
    errors: ["unauthenticated"],
    input: "raw",
    accepts: { "application/json": null },
    maxBodyBytes: 1_000_000,
    run: async ({ rawBody, request }) => {
      if (!verifySignature(rawBody, request.headers.get("x-paystack-signature")))
        throwAppError("unauthenticated", "Forbidden");
      try {
        await handleWebhook(rawBody, settlementHandlers);
      } catch (error) {
        if (error instanceof PaystackError) throwAppError("unavailable", "Please send it again.");
        throw error;
      }
      return {};
    },
  }),
});
