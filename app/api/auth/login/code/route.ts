import { intentOf, loginReply } from "@/lib/accounts/contracts";
import { secondStepBody } from "@/lib/accounts/factor-contracts";
import { showFactor } from "@/lib/accounts/show-factor";
import { openTicket, setTicket, stepCookieName } from "@/lib/accounts/step-ticket";
import { methods, route } from "@/lib/http/route";
import { formAgain } from "@/lib/http/sign-in-form";
import { startSession } from "@/lib/http/start-session";
import { findActor } from "@/lib/membership/queries";
import { refuse } from "@/lib/platform/errors";
import { paths, safeReturnPath } from "@/lib/platform/paths";

const tooLate = "Please sign in with your password first. The second step has to follow within five minutes.";

/** POST /auth/login/code: the second step of signing in, with a code of the authenticator or a recovery code. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "public",
    limit: "login-address",
    body: secondStepBody,
    reply: loginReply,
    sentences: { failed: "Login failed" },
    form: {
      done: ({ redirectTo }) => redirectTo,
      refused: (error, body) =>
        formAgain(error.code === "unauthenticated" ? paths.login : paths.secondStep, error, body),
    },
    run: async ({ body, request, headers }) => {
      const ticket = await openTicket(body.ticket ?? request.cookies.get(stepCookieName())?.value);
      const person = ticket && (await findActor(ticket.userId));
      // A password that was changed since, or sessions that were ended, end the first step too.
      if (!ticket || person?.sessionVersion !== ticket.version || person.factor !== "due")
        return refuse("unauthenticated", tooLate);
      await showFactor(ticket.userId, body.code);
      setTicket(headers, null);
      const started = { userId: ticket.userId, request, headers, intent: intentOf(body), withFactor: true };
      const { token, user } = await startSession(started);
      return { token, user, redirectTo: safeReturnPath(body.redirectTo, paths.account) };
    },
  }),
});
