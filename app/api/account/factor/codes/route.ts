import { renewRecoveryCodes } from "@/lib/accounts/enrol-factor";
import { factorCodeBody, recoveryCodesReply } from "@/lib/accounts/factor-contracts";
import { methods, route } from "@/lib/http/route";

/** POST /account/factor/codes: new recovery codes in place of the old ones, for a code of the authenticator. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "session",
    limit: "write",
    body: factorCodeBody,
    reply: recoveryCodesReply,
    run: async ({ actor, body }) => ({ codes: await renewRecoveryCodes({ actor, code: body.code }) }),
  }),
});
