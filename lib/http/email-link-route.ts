import { route } from "@/lib/http/route";
import { emailBody, messageReply } from "@/lib/auth/contracts";
import { messageCode } from "@/lib/auth/form-messages";

type EmailLinkRoute = {
  send: (email: string) => Promise<void>;
  /** The reply, the same for known and unknown addresses. */
  sent: string;
  failed: string;
  /** The redirect target of a form without JavaScript. */
  page: (query: { sent?: 1; code?: string }) => string;
};

/** A POST route that emails a link to an address. */
export function emailLinkRoute({ send, sent, failed, page }: EmailLinkRoute) {
  return route({
    access: "public",
    limit: "email-ip",
    body: emailBody,
    reply: messageReply,
    messages: { failed },
    form: { done: () => page({ sent: 1 }), refused: (error) => page({ code: messageCode(error) }) },
    run: async ({ body }) => {
      await send(body.email);
      return { message: sent };
    },
  });
}
