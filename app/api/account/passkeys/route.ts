import { methods, route } from "@/lib/http/route";
import { addPasskey } from "@/lib/auth/passkeys/add-passkey";
import { addPasskeyBody, passkeyReply } from "@/lib/auth/passkeys/contracts";
import { toPasskeyEntry } from "@/lib/auth/passkeys/queries";

/** POST /account/passkeys: adds the passkey that the authenticator made. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "session",
    errors: ["bad_token", "conflict"],
    limit: "write",
    body: addPasskeyBody,
    reply: passkeyReply,
    run: async ({ actor, body, request }) => {
      const userAgent = request.headers.get("user-agent") ?? "";
      return { passkey: toPasskeyEntry(await addPasskey({ actor, response: body.response, userAgent })) };
    },
  }),
});
