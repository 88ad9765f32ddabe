import { methods, route } from "@/lib/http/route";
import { messageReply } from "@/lib/auth/contracts";
import { disableMfa } from "@/lib/auth/mfa/enable-mfa";
import { disableMfaBody } from "@/lib/auth/mfa/mfa-contracts";

/** POST /account/mfa/remove: disables the caller's MFA, after the password and a code. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "session",
    errors: ["bad_credentials", "conflict"],
    limit: "write",
    body: disableMfaBody,
    reply: messageReply,
    run: async ({ actor, body }) => {
      await disableMfa({ actor, ...body });
      return { message: "Two-factor authentication is off." };
    },
  }),
});
