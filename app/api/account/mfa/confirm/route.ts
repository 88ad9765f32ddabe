import { methods, route } from "@/lib/http/route";
import { confirmMfa } from "@/lib/auth/mfa/enable-mfa";
import { mfaCodeBody, recoveryCodesReply } from "@/lib/auth/mfa/mfa-contracts";
import { startSession } from "@/lib/http/start-session";

/** POST /account/mfa/confirm: enables MFA with the first TOTP code. Ends every other session. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "session",
    limit: "write",
    body: mfaCodeBody,
    reply: recoveryCodesReply,
    run: async ({ actor, body, request, headers }) => {
      const codes = await confirmMfa({ actor, code: body.code });
      await startSession({ userId: actor._id, request, headers, mfaVerified: true });
      return { codes };
    },
  }),
});
