import { methods, route } from "@/lib/http/route";
import { formRedirectPaths } from "@/lib/core/urls/form-redirect-paths";
import { paths } from "@/lib/core/urls/paths";
import { refreshSession } from "@/lib/http/renew-session";
import { startTrialBody, startTrialReply } from "@/lib/subscriptions/trials/contracts";
import { startTrial } from "@/lib/subscriptions/trials/start-trial";

/** POST /membership/trial: starts the free trial of a plan, once for each person. Nothing is charged. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "session",
    errors: ["conflict", "stale"],
    limit: "checkout",
    body: startTrialBody,
    reply: startTrialReply,
    messages: { failed: "The free trial was not started." },
    form: { done: () => paths.account, refused: () => formRedirectPaths.subscribeError("trial_refused") },
    run: async ({ actor, body, headers }) => {
      const started = await startTrial({ actor, ...body });
      await refreshSession(actor, headers);
      return started;
    },
  }),
});
