import { env } from "@/lib/core/env";

/** How long the browser waits for the authenticator; the challenge lasts as long. */
export const CHALLENGE_SECONDS = 5 * 60;

/** The site as authenticators know it: a passkey works on this host and origin only. */
export function relyingParty(): { id: string; name: string; origin: string } {
  const { hostname, origin } = new URL(env().APP_URL);
  return { id: hostname, name: "The Living Archive", origin };
}
