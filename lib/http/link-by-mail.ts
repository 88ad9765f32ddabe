import { emailBody, messageReply } from "@/lib/accounts/contracts";
import { type Declaration, route } from "@/lib/http/route";

type LinkByMail = {
  send: (email: string) => Promise<void>;
  /** What is said of an address, whether it is known here or not. */
  sent: string;
  failed: string;
  /** The page on which a form without script ends. */
  page: (query: { sent?: 1; error?: string }) => string;
};

/** POST of an address to which a link is mailed. */
export function linkByMail({ send, sent, failed, page }: LinkByMail): Declaration {
  return route({
    access: "public",
    limit: "mail-address",
    body: emailBody,
    reply: messageReply,
    sentences: { failed },
    form: { done: () => page({ sent: 1 }), refused: (error) => page({ error: error.message }) },
    run: async ({ body }) => {
      await send(body.email);
      return { message: sent };
    },
  });
}
