import type { Actor } from "@/lib/auth/contracts";
import { encodeSession } from "@/lib/auth/sessions/session-token";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";

const tokens = new WeakMap<Actor, Promise<string>>();

/** The token of a session of the actor, with the version and the MFA state that the actor has; one session for one object. */
export function makeSession(actor: Actor): Promise<string> {
  const known = tokens.get(actor);
  if (known) return known;
  const made = insertSession(actor);
  tokens.set(actor, made);
  made.catch(() => tokens.delete(actor));
  return made;
}

async function insertSession(actor: Actor): Promise<string> {
  const id = newId("sgn");
  // An actor who is nobody gets a token without a session.
  await db.$executeRaw`
    INSERT INTO sessions (id, user_id, session_version, device, with_mfa)
    SELECT ${id}, id, ${actor.sessionVersion}, 'A program', ${actor.mfa === "passed"} FROM users WHERE id = ${actor._id}`;
  return encodeSession(actor, id);
}
