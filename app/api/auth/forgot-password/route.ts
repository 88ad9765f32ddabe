import { emailBody, messageReply } from "@/lib/accounts/contracts";
import { requestPasswordReset } from "@/lib/accounts/request-password-reset";
import { methods, route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "public",
    limit: "mail-address",
    body: emailBody,
    reply: messageReply,
    sentences: { failed: "Request failed" },
    run: async ({ body }) => {
      await requestPasswordReset(body.email);
      return { message: "Password reset email sent. Check your inbox." };
    },
  }),
});
