import { methods, route } from "@/lib/http/route";
import { settlers } from "@/lib/http/settlements";
import { receiveEvent } from "@/lib/payments/receive-event";
import { refuse } from "@/lib/platform/errors";
import { PaystackError, verifySignature } from "@/lib/platform/paystack";

/**
 * Paystack's webhook. Only the signature over the raw bytes is believed, and only that something happened: what happened is
 * asked of Paystack. 200 means that it need not come again; when Paystack cannot be asked, 503 brings it back.
 */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "public",
    input: "raw",
    maximumBody: 1_000_000,
    run: async ({ rawBody, request }) => {
      if (!verifySignature(rawBody, request.headers.get("x-paystack-signature")))
        refuse("unauthenticated", "Forbidden");
      try {
        await receiveEvent(rawBody, settlers);
      } catch (error) {
        if (error instanceof PaystackError) refuse("unavailable", "Please send it again.");
        throw error;
      }
      return {};
    },
  }),
});
