import { methods, route } from "@/lib/http/route";
import { getCartIntent, messageReply } from "@/lib/auth/contracts";
import { requestSignInLink } from "@/lib/auth/request-sign-in-link";
import { signInLinkBody, signInLinkSent } from "@/lib/auth/sign-in-link-contracts";
import { paths } from "@/lib/core/urls/paths";
import { signInFormRedirect } from "@/lib/http/sign-in-form-redirects";

/** POST /auth/sign-in-link: emails a link to sign in. The response is the same whether or not the email is known. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "public",
    limit: "email-ip",
    body: signInLinkBody,
    reply: messageReply,
    messages: { failed: "Request failed" },
    form: {
      done: (_, { redirectTo }) => paths.login({ notice: "link", redirectTo }),
      refused: (error, body) => signInFormRedirect(paths.login, error, body),
    },
    run: async ({ body }) => {
      await requestSignInLink({ email: body.email, redirectTo: body.redirectTo, intent: getCartIntent(body) });
      return { message: signInLinkSent };
    },
  }),
});
