import { methods, route } from "@/lib/http/route";
import { beginPasskeySetup } from "@/lib/auth/passkeys/add-passkey";
import { passkeyOptionsBody, passkeyOptionsReply } from "@/lib/auth/passkeys/contracts";

/** POST /account/passkeys/options: starts to add a passkey, after the password. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "session",
    errors: ["conflict"],
    limit: "write",
    body: passkeyOptionsBody,
    reply: passkeyOptionsReply,
    run: async ({ actor, body }) => ({ options: await beginPasskeySetup({ actor, password: body.password }) }),
  }),
});
