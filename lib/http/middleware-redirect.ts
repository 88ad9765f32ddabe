import type { SessionClaims } from "@/lib/auth/sessions/session-token";
import { paths } from "@/lib/core/urls/paths";

/** The path and query of a page, which the middleware passes on to it. */
export const PAGE_HEADER = "x-page-path";

/** Pages for everyone, which the middleware gives its headers only. */
const openPages =
  /^\/(login|register|reset-password|verify|invite|search|works\/compare|subscribe|downloads|cart|checkout|drops|orders\/guest|transfers|tickets|refund|renew|c|walls|people|comments|events\/[^/]+\/seat|exhibitions\/[^/]+\/comments)(\/|$)/i;
const vipPages: readonly string[] = [paths.headsOfState, paths.badger];

/** How long a token's "not VIP" is trusted, because a plan can start or renew after the token was issued. */
const CLAIM_TTL_SECONDS = 60;

type PageRequest = { pathname: string; search: string; claims: SessionClaims | null; now: number };

/**
 * Returns the redirect for a page that requires a session or a plan, or null to continue. It uses only the token's claims; the pages
 * check the database again.
 */
export function redirectFor({ pathname, search, claims, now }: PageRequest): string | null {
  if (openPages.test(pathname)) return null;
  const here = `${pathname}${search}`;
  if (!claims) return paths.login({ redirectTo: here });
  if (!vipPages.includes(pathname)) return null;
  const seconds = now / 1_000;
  if (claims.role === "Admin" || claims.vipUntil > seconds || seconds - claims.iat > CLAIM_TTL_SECONDS) return null;
  return paths.plans({ redirectTo: here });
}
