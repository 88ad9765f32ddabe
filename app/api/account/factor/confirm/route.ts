import { confirmFactor } from "@/lib/accounts/enrol-factor";
import { factorCodeBody, recoveryCodesReply } from "@/lib/accounts/factor-contracts";
import { methods, route } from "@/lib/http/route";
import { startSession } from "@/lib/http/start-session";

/** POST /account/factor/confirm: the first code of an authenticator. Every other session ends; this one goes on with the factor. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "session",
    limit: "write",
    body: factorCodeBody,
    reply: recoveryCodesReply,
    run: async ({ actor, body, request, headers }) => {
      const codes = await confirmFactor({ actor, code: body.code });
      await startSession({ userId: actor._id, request, headers, withFactor: true });
      return { codes };
    },
  }),
});
