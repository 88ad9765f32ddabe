import { methods, route } from "@/lib/http/route";
import { passkeyLoginOptionsReply } from "@/lib/auth/passkeys/contracts";
import { beginPasskeySignIn } from "@/lib/auth/passkeys/sign-in-with-passkey";

/** POST /auth/login/passkey/options: starts a sign-in with a passkey. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "public",
    limit: "passkey-ip",
    reply: passkeyLoginOptionsReply,
    run: async () => ({ options: await beginPasskeySignIn() }),
  }),
});
