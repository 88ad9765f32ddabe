import { methods, route } from "@/lib/http/route";
import { renewRecoveryCodes } from "@/lib/auth/mfa/enable-mfa";
import { mfaCodeBody, recoveryCodesReply } from "@/lib/auth/mfa/mfa-contracts";

/** POST /account/mfa/recovery-codes: replaces the recovery codes, after a TOTP code. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "session",
    errors: ["bad_credentials"],
    limit: "write",
    body: mfaCodeBody,
    reply: recoveryCodesReply,
    run: async ({ actor, body }) => ({ codes: await renewRecoveryCodes({ actor, code: body.code }) }),
  }),
});
