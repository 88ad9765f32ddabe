import type { SessionClaims } from "@/lib/accounts/session-token";
import { paths } from "@/lib/platform/paths";

const vipPages = [paths.headsOfState, paths.badger];

/** How long a token's "no VIP" is believed, in seconds. A plan may begin, or be renewed, while a token lives on. */
const believed = 60;

type Look = { pathname: string; search: string; claims: SessionClaims | null; now: number };

/**
 * Where a page that wants a session, or a plan, sends this person instead; null to let them pass. It knows only what the
 * token says: the pages ask the database themselves, and this saves most visitors that errand.
 */
export function sentElsewhere({ pathname, search, claims, now }: Look): string | null {
  const here = `${pathname}${search}`;
  if (!claims) return paths.login({ redirectTo: here });
  if (!vipPages.includes(pathname as (typeof vipPages)[number])) return null;
  const seconds = now / 1_000;
  if (claims.role === "Admin" || claims.vipUntil > seconds || seconds - claims.iat > believed) return null;
  return paths.plans({ redirectTo: here });
}
