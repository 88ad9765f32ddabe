import { intentOf, messageReply, registerBody } from "@/lib/accounts/contracts";
import { registerUser } from "@/lib/accounts/register-user";
import { methods, route } from "@/lib/http/route";
import { formAgain } from "@/lib/http/sign-in-form";
import { paths, safeReturnPath } from "@/lib/platform/paths";

/**
 * POST /auth/register: makes an account and mails the link that proves the address. A known address gets the same
 * answer, and a mail.
 */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "public",
    limit: "register",
    body: registerBody,
    reply: messageReply,
    sentences: { failed: "Registration failed" },
    form: {
      done: () => paths.register({ sent: 1 }),
      refused: (error, body) => formAgain(paths.register, error, body),
    },
    run: async ({ body }) => {
      await registerUser({ person: body, redirectTo: safeReturnPath(body.redirectTo, ""), intent: intentOf(body) });
      return { message: "Please check your email. You will be signed in automatically after clicking the link." };
    },
  }),
});
