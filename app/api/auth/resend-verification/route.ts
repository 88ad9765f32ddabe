import { emailBody, messageReply } from "@/lib/accounts/contracts";
import { resendVerification } from "@/lib/accounts/resend-verification";
import { methods, route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "public",
    limit: "mail-address",
    body: emailBody,
    reply: messageReply,
    sentences: { failed: "Failed to resend verification email" },
    run: async ({ body }) => {
      await resendVerification(body.email);
      return { message: "Verification email resent. Please check your inbox." };
    },
  }),
});
