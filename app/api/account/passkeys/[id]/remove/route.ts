import { methods, route } from "@/lib/http/route";
import { messageReply } from "@/lib/auth/contracts";
import { passkeyParams, removePasskeyBody } from "@/lib/auth/passkeys/contracts";
import { removePasskey } from "@/lib/auth/passkeys/remove-passkey";

/** POST /account/passkeys/{id}/remove: removes a passkey of the caller, after the password. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "session",
    errors: ["conflict", "not_found"],
    limit: "write",
    params: passkeyParams,
    body: removePasskeyBody,
    reply: messageReply,
    run: async ({ actor, params, body }) => {
      await removePasskey({ actor, id: params.id, password: body.password });
      return { message: "The passkey was removed, and every other session has ended." };
    },
  }),
});
