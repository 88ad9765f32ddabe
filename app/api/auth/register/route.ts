import { methods, route } from "@/lib/http/route";
import { getCartIntent, messageReply, registerBody } from "@/lib/auth/contracts";
import { registerUser } from "@/lib/auth/register-user";
import { paths } from "@/lib/core/urls/paths";
import { safeRedirectPath } from "@/lib/core/urls/safe-redirect-path";
import { signInFormRedirect } from "@/lib/http/sign-in-form-redirects";

/**
 * POST /auth/register: creates an account and emails a verification link. A known email gets the same response and an email.
 */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "public",
    limit: "register",
    body: registerBody,
    reply: messageReply,
    messages: { failed: "Registration failed" },
    form: {
      done: () => paths.register({ sent: 1 }),
      refused: (error, body) => signInFormRedirect(paths.register, error, body),
    },
    run: async ({ body }) => {
      await registerUser({
        person: body,
        redirectTo: safeRedirectPath(body.redirectTo, ""),
        intent: getCartIntent(body),
      });
      return { message: "Please check your email. You will be signed in automatically after clicking the link." };
    },
  }),
});
