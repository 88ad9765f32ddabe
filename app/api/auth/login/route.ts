import * as z from "zod/mini";
import { intentOf, loginBody, loginReply } from "@/lib/accounts/contracts";
import { secondStepReply } from "@/lib/accounts/factor-contracts";
import { signIn } from "@/lib/accounts/sign-in";
import { sealTicket, setTicket } from "@/lib/accounts/step-ticket";
import { methods, route } from "@/lib/http/route";
import { formAgain } from "@/lib/http/sign-in-form";
import { startSession } from "@/lib/http/start-session";
import { findActor } from "@/lib/membership/queries";
import { paths, safeReturnPath } from "@/lib/platform/paths";

/**
 * POST /auth/login: signs in with address and password. Sets the session’s cookie and answers with the same token
 * for programs. Whoever has a second factor gets a ticket for POST /auth/login/code instead.
 */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "public",
    limit: "login-address",
    body: loginBody,
    reply: z.union([loginReply, secondStepReply]),
    sentences: { failed: "Login failed" },
    form: { done: ({ redirectTo }) => redirectTo, refused: (error, body) => formAgain(paths.login, error, body) },
    run: async ({ body, request, headers }) => {
      const userId = await signIn(body);
      const found = await findActor(userId);
      if (found?.factor === "due") {
        const ticket = await sealTicket({ userId, version: found.sessionVersion });
        setTicket(headers, ticket);
        const intent = intentOf(body);
        const carried = { add: intent?.productId, variation: intent?.variation[0], quantity: intent?.quantity };
        const redirectTo = paths.secondStep({ redirectTo: body.redirectTo, ...carried });
        return { factor: "due" as const, ticket, redirectTo };
      }
      const { token, user } = await startSession({ userId, request, headers, intent: intentOf(body) });
      return { token, user, redirectTo: safeReturnPath(body.redirectTo, paths.account) };
    },
  }),
});
