import { createHash, randomBytes } from "node:crypto";
import { type NextRequest, NextResponse } from "next/server";
import { headScript } from "@/components/layout/head-script";
import { decodeSession, sessionCookieName } from "@/lib/auth/sessions/session-token";
import { env } from "@/lib/core/env";
import { contentSecurityPolicy } from "@/lib/http/content-security-policy";
import { PAGE_HEADER, redirectFor } from "@/lib/http/middleware-redirect";

const headScriptHash = `'sha256-${createHash("sha256").update(headScript).digest("base64")}'`;

/**
 * For pages that are rendered for each request: a first, cheap access check by the token's claims, and a nonce for the page's own inline
 * scripts. Every page checks access again, so security does not depend on it.
 */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  const token = request.cookies.get(sessionCookieName())?.value;
  const claims = token ? await decodeSession(token) : null;
  const { pathname, search } = request.nextUrl;
  const target = redirectFor({ pathname, search, claims, now: Date.now() });
  if (target) return NextResponse.redirect(new URL(target, request.nextUrl));
  const nonce = randomBytes(16).toString("base64");
  const policy = contentSecurityPolicy(env(), [`'nonce-${nonce}'`, headScriptHash]);
  const headers = new Headers(request.headers);
  // Next reads the nonce from the policy of the request.
  headers.set("content-security-policy", policy);
  headers.set(PAGE_HEADER, `${pathname}${search}`);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set("content-security-policy", policy);
  return response;
}

export const config = {
  // Decoding the token needs Node's crypto.
  runtime: "nodejs",
  // A prerendered page cannot have a nonce: its scripts would not run.
  matcher: [
    "/account/:path*",
    "/orders",
    "/orders/guest/:token",
    "/cart",
    "/checkout/:path*",
    "/drops/:slug/waiting/place",
    "/dashboard",
    "/admin/:path*",
    "/login/:path*",
    "/register",
    // One segment only: an unknown URL below them has the prerendered 404 page.
    "/reset-password/:token",
    "/verify/:token",
    "/invite/:token",
    "/transfers/:token",
    "/tickets/:token",
    "/tickets/guest/:token",
    "/events/:id/seat",
    "/refund/:token",
    "/renew/:id",
    "/c/:code/claim",
    "/walls/:token",
    "/people",
    "/people/:handle",
    "/subscribe/:path*",
    "/downloads",
    "/search",
    "/works/compare",
    "/exhibitions/heads-of-state",
    "/exhibitions/badger",
    "/exhibitions/:slug/comments",
    "/exhibitions/:slug/comments/:artwork",
    "/comments/:id",
    "/comments/:id/:form(edit|delete|report)",
  ],
};
