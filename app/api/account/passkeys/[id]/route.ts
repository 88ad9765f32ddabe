import { methods, route } from "@/lib/http/route";
import { messageReply } from "@/lib/auth/contracts";
import { passkeyParams, renamePasskeyBody } from "@/lib/auth/passkeys/contracts";
import { renamePasskey } from "@/lib/auth/passkeys/rename-passkey";

/** PATCH /account/passkeys/{id}: renames a passkey of the caller. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  PATCH: route({
    access: "session",
    errors: ["not_found"],
    limit: "write",
    params: passkeyParams,
    body: renamePasskeyBody,
    reply: messageReply,
    run: async ({ actor, params, body }) => {
      await renamePasskey({ actor, id: params.id, name: body.name });
      return { message: "The passkey has a new name." };
    },
  }),
});
