import type { NextRequest } from "next/server";
import { decode, encode } from "next-auth/jwt";
import { appendCookie } from "@/lib/auth/sessions/append-cookie";
import { cookieName } from "@/lib/auth/sessions/cookie-names";
import { env } from "@/lib/core/env";
import { linkToken } from "@/lib/core/ids";

const LIFETIME_SECONDS = 365 * 24 * 60 * 60;
const MAX_ACCOUNTS = 5;
// A salt of its own gives a key of its own, so that a device token is never valid as a session token or the reverse.
const JWT_SALT = "device";

/** A browser that has signed in before, and the ids of the users who did. It proves neither of them. */
export type Device = { id: string; users: string[] };

/** The device of a request, from its cookie; null when there is none. */
export async function readDevice(request: NextRequest): Promise<Device | null> {
  const token = request.cookies.get(cookieName("la_device"))?.value;
  const secret = env().NEXTAUTH_SECRET;
  const claims = token ? await decode({ token, secret, salt: JWT_SALT }).catch(() => null) : null;
  if (!claims?.sub || claims.aud !== env().APP_URL || !Array.isArray(claims.users)) return null;
  return { id: claims.sub, users: claims.users.map(String) };
}

/** Adds a user who has just signed in to the cookie of the device. Signing out leaves it, because it gives no access. */
export async function rememberDevice(request: NextRequest, headers: Headers, userId: string): Promise<void> {
  const known = await readDevice(request);
  const users = [userId, ...(known?.users ?? []).filter((id) => id !== userId)].slice(0, MAX_ACCOUNTS);
  const token = await encode({
    token: { sub: known?.id ?? linkToken(), aud: env().APP_URL, users },
    secret: env().NEXTAUTH_SECRET,
    salt: JWT_SALT,
    maxAge: LIFETIME_SECONDS,
  });
  appendCookie(headers, { name: "la_device", value: token, seconds: LIFETIME_SECONDS });
}
