import { methods, route } from "@/lib/http/route";
import { messageReply } from "@/lib/auth/contracts";
import { contactBody } from "@/lib/contact/contracts";
import { sendContactMessage } from "@/lib/contact/send-contact-message";
import { formRedirectPaths } from "@/lib/core/urls/form-redirect-paths";

/** POST /contact: sends a message to the museum. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "public",
    limit: "contact",
    body: contactBody,
    reply: messageReply,
    maxBodyBytes: 20_000,
    messages: { failed: "Your message could not be sent. Please try again." },
    form: {
      done: () => formRedirectPaths.contactResult("sent"),
      refused: ({ code }) => formRedirectPaths.contactResult(code === "rate_limited" ? "busy" : "refused"),
    },
    run: async ({ body }) => {
      await sendContactMessage(body);
      return { message: `Your message was sent. We will reply to ${body.email}.` };
    },
  }),
});
