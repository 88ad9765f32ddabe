import { type NextRequest, NextResponse } from "next/server";
import { openSession, sessionCookieName } from "@/lib/accounts/session-token";
import { sentElsewhere } from "@/lib/http/page-guard";

/** The first, cheap look at who may see a page. Every page behind it looks again, and without this file nothing more opens. */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  const token = request.cookies.get(sessionCookieName())?.value;
  const claims = token ? await openSession(token) : null;
  const { pathname, search } = request.nextUrl;
  const elsewhere = sentElsewhere({ pathname, search, claims, now: Date.now() });
  return elsewhere ? NextResponse.redirect(new URL(elsewhere, request.nextUrl)) : NextResponse.next();
}

export const config = {
  // The token is opened with Node's own crypto, and the settings are read as everywhere else.
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
