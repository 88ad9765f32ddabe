import { route } from "@/lib/http/route";
import type * as z from "zod/mini";
import { messageReply } from "@/lib/auth/contracts";

type TokenSchema = z.core.$ZodType<{ token: string }, { token: string }>;
type UseToken = (token: string) => Promise<unknown>;

type EmailTokenRoute = {
  token: TokenSchema;
  use: UseToken;
  message: string;
  /** The result pages of the form behind an email's link. */
  form: { done: () => string; refused: () => string };
};

/** A POST route that uses the token of an email, sent by the form that the email links to. */
export function emailTokenRoute({ token, use, message, form }: EmailTokenRoute) {
  return route({
    access: "public",
    errors: ["bad_token"],
    limit: "use-token",
    body: token,
    reply: messageReply,
    form,
    run: async ({ body }) => {
      await use(body.token);
      return { message };
    },
  });
}

/** A POST route for the List-Unsubscribe header, with the token in the path (RFC 8058). */
export function oneClickRoute({ token, use, message }: Omit<EmailTokenRoute, "form">) {
  return route({
    access: "public",
    errors: ["bad_token"],
    limit: "use-token",
    params: token,
    reply: messageReply,
    run: async ({ params }) => {
      await use(params.token);
      return { message };
    },
  });
}
