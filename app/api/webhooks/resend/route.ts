import { receiveBounce } from "@/lib/community/receive-bounce";
import { methods, route } from "@/lib/http/route";
import { refuse } from "@/lib/platform/errors";
import { isFromResend } from "@/lib/platform/resend-signature";

/** POST /webhooks/resend: Resend says that a mail came back, or was called junk. Only its signature over the raw bytes is believed. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "public",
    input: "raw",
    maximumBody: 200_000,
    run: async ({ rawBody, request: { headers } }) => {
      const sealed = {
        id: headers.get("svix-id"),
        timestamp: headers.get("svix-timestamp"),
        signature: headers.get("svix-signature"),
      };
      if (!isFromResend(rawBody, sealed)) refuse("unauthenticated", "Forbidden");
      await receiveBounce(rawBody);
      return {};
    },
  }),
});
