import { methods, route } from "@/lib/http/route";
import { NextRequest } from "next/server";
import NextAuth from "next-auth";
import { syncHintCookie } from "@/lib/auth/sessions/session-token";
import { throwAppError } from "@/lib/core/errors";
import { consumeLimit } from "@/lib/db/rate-limit";
import { getClientIp } from "@/lib/http/client-ip";
import { nextAuthOptions } from "@/lib/http/next-auth";
import { parseBody } from "@/lib/http/request-body";
import { watchDatabase } from "@/lib/http/watch-database";

// The next-auth endpoints in use; its pages and its log collector stay closed.
const open = {
  GET: /\/api\/auth\/(session|csrf|providers|signin|error)$/,
  POST: /\/api\/auth\/(callback\/credentials|signin\/credentials|signout)$/,
};

// next-auth reads a body of any size, so it gets one that was read with a size limit.
async function withinLimit(request: NextRequest): Promise<NextRequest> {
  if (request.method === "GET") return request;
  const { text } = await parseBody(request, "raw", 100_000);
  return new NextRequest(request.url, { method: request.method, headers: request.headers, body: text });
}

async function handle(request: NextRequest, method: keyof typeof open): Promise<Response> {
  const { pathname } = request.nextUrl;
  if (!open[method].test(pathname)) throwAppError("not_found", "There is nothing here.");
  if (pathname.endsWith("/callback/credentials")) await consumeLimit("login-ip", getClientIp(request));
  const bounded = await withinLimit(request);
  const context = { params: Promise.resolve({ nextauth: pathname.split("/").slice(3) }) };
  const { options, throwIfUnavailable } = watchDatabase(nextAuthOptions(request));
  const response: Response = await NextAuth(bounded, context, options);
  throwIfUnavailable();
  syncHintCookie(response.headers);
  return response;
}

// "multipart" leaves the body unread for the handler.
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({ access: "public", run: ({ request }) => handle(request, "GET") }),
  POST: route({ access: "public", input: "multipart", run: ({ request }) => handle(request, "POST") }),
});
