import { SEED_PASSWORD } from "@/lib/auth/factory";
import { storeChallenge } from "@/lib/auth/passkeys/challenge";
import { TestAuthenticator } from "@/lib/auth/passkeys/test-authenticator";
import { linkToken, newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { type Endpoint, type EndpointInput, openToAll, ownerOnly, signedInOnly } from "@/tests/security/access-matrix";
import type { Personas } from "@/tests/security/personas";

/** A response to a challenge of the owner. */
async function makeRegistration({ actors: { owner } }: Personas): Promise<EndpointInput> {
  const challenge = linkToken();
  await storeChallenge({ challenge, purpose: "Register", userId: owner._id });
  return { body: { response: new TestAuthenticator().register({ challenge, user: { id: "" } }) } };
}

/** A signature for a passkey of the stranger. Written to the database, because the browser tests cannot import route handlers. */
async function makeLogin({ actors: { stranger } }: Personas): Promise<EndpointInput> {
  const authenticator = new TestAuthenticator();
  authenticator.userHandle = Buffer.from(stranger._id).toString("base64url");
  const { credentialId } = authenticator;
  await db.passkey.create({
    data: {
      id: newId("psk"),
      userId: stranger._id,
      name: "Laptop",
      credentialId,
      publicKey: authenticator.publicKey(),
    },
  });
  const challenge = linkToken();
  await storeChallenge({ challenge, purpose: "SignIn", userId: null });
  return { body: { response: authenticator.signIn({ challenge }) } };
}

/** A passkey of the owner, who has one at a time. */
async function makeOwnersPasskey({ actors: { owner } }: Personas): Promise<{ id: string }> {
  const id = newId("psk");
  await db.passkey.deleteMany({ where: { userId: owner._id } });
  await db.passkey.create({
    data: { id, userId: owner._id, name: "Laptop", credentialId: id, publicKey: Buffer.from("-") },
  });
  return { id };
}

/** Passkeys: adding, renaming, removing, and signing in. */
export const passkeyEndpoints: readonly Endpoint[] = [
  {
    method: "POST",
    path: "/api/auth/login/passkey/options",
    access: "public",
    expected: openToAll(),
    makeInput: () => ({ body: {} }),
  },
  {
    method: "POST",
    path: "/api/auth/login/passkey",
    access: "public",
    expected: openToAll(),
    makeInput: makeLogin,
  },
  {
    method: "POST",
    path: "/api/account/passkeys/options",
    access: "session",
    expected: signedInOnly(),
    makeInput: () => ({ body: { password: SEED_PASSWORD } }),
  },
  {
    method: "POST",
    path: "/api/account/passkeys",
    access: "session",
    // The challenge is the owner's.
    expected: { ...ownerOnly(), expired: 400, vip: 400, admin: 400, stranger: 400 },
    makeInput: makeRegistration,
  },
  {
    method: "PATCH",
    path: "/api/account/passkeys/[id]",
    access: "session",
    expected: ownerOnly(),
    makeInput: async (world) => ({ params: await makeOwnersPasskey(world), body: { name: "Phone" } }),
  },
  {
    method: "POST",
    path: "/api/account/passkeys/[id]/remove",
    access: "session",
    expected: ownerOnly(),
    makeInput: async (world) => ({ params: await makeOwnersPasskey(world), body: { password: SEED_PASSWORD } }),
  },
];
