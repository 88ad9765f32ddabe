import { type NextRequest, NextResponse } from "next/server";
import { decodeSession, sessionCookieName } from "@/lib/auth/session-token";
import { redirectFor } from "@/lib/http/middleware-redirect";

/** A first, cheap access check by the token's claims. Every page checks access again, so security does not depend on it. */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  const token = request.cookies.get(sessionCookieName())?.value;
  const claims = token ? await decodeSession(token) : null;
  const { pathname, search } = request.nextUrl;
  const target = redirectFor({ pathname, search, claims, now: Date.now() });
  return target ? NextResponse.redirect(new URL(target, request.nextUrl)) : NextResponse.next();
}

export const config = {
  // Decoding the token needs Node's crypto.
  runtime: "nodejs",
  matcher: [
    "/account/:path*",
    "/orders",
    "/cart",
    "/checkout",
    "/dashboard",
    "/admin/:path*",
    "/exhibitions/heads-of-state",
    "/exhibitions/badger",
  ],
};
