import { methods, route } from "@/lib/http/route";
import { throwAppError } from "@/lib/core/errors";
import { verifyResendWebhook } from "@/lib/email/verify-resend-webhook";
import { handleEmailEvent } from "@/lib/newsletter/handle-email-event";

/** POST /webhooks/resend: what became of the emails: delivered, bounced, complained, opened, clicked. Only the signature over the raw bytes is trusted. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "public",
    errors: ["unauthenticated"],
    input: "raw",
    accepts: { "application/json": null },
    maxBodyBytes: 200_000,
    run: async ({ rawBody, request: { headers } }) => {
      if (!verifyResendWebhook(rawBody, headers)) throwAppError("unauthenticated", "Forbidden");
      await handleEmailEvent(rawBody);
      return {};
    },
  }),
});
