import { intentOf, loginBody, loginReply } from "@/lib/accounts/contracts";
import { signIn } from "@/lib/accounts/sign-in";
import { methods, route } from "@/lib/http/route";
import { formAgain } from "@/lib/http/sign-in-form";
import { startSession } from "@/lib/http/start-session";
import { paths, safeReturnPath } from "@/lib/platform/paths";

/**
 * POST /auth/login: signs in with address and password. Sets the session’s cookie and answers with the same token
 * for programs.
 */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "public",
    limit: "login-address",
    body: loginBody,
    reply: loginReply,
    sentences: { failed: "Login failed" },
    form: { done: ({ redirectTo }) => redirectTo, refused: (error, body) => formAgain(paths.login, error, body) },
    run: async ({ body, headers }) => {
      const userId = await signIn(body);
      const { token, user } = await startSession({ userId, headers, intent: intentOf(body) });
      return { token, user, redirectTo: safeReturnPath(body.redirectTo, paths.account) };
    },
  }),
});
