import { NextRequest } from "next/server";
import NextAuth from "next-auth";
import { matchHint } from "@/lib/accounts/session-token";
import { clientAddress } from "@/lib/http/client-address";
import { nextAuthOptions } from "@/lib/http/next-auth";
import { readBody } from "@/lib/http/request-body";
import { methods, route } from "@/lib/http/route";
import { refuse } from "@/lib/platform/errors";
import { takeFrom } from "@/lib/platform/rate-limit";

// What next-auth may answer here; its log collector and its other pages are not ours to offer.
const open = {
  GET: /\/api\/auth\/(session|csrf|providers|signin|error)$/,
  POST: /\/api\/auth\/(callback\/credentials|signin\/credentials|signout)$/,
};

// next-auth reads a body whole, however large: it is given one that has been read within bounds.
async function withinLimit(request: NextRequest): Promise<NextRequest> {
  if (request.method === "GET") return request;
  const { text } = await readBody(request, "raw", 100_000);
  return new NextRequest(request.url, { method: request.method, headers: request.headers, body: text });
}

async function answer(request: NextRequest, method: keyof typeof open): Promise<Response> {
  const { pathname } = request.nextUrl;
  if (!open[method].test(pathname)) refuse("not_found", "There is nothing here.");
  if (pathname.endsWith("/callback/credentials")) await takeFrom("login-address", clientAddress(request));
  const bounded = await withinLimit(request);
  const context = { params: Promise.resolve({ nextauth: pathname.split("/").slice(3) }) };
  const response: Response = await NextAuth(bounded as never, context as never, nextAuthOptions());
  matchHint(response.headers);
  return response;
}

// "multipart" leaves the body to the handler.
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({ access: "public", run: ({ request }) => answer(request, "GET") }),
  POST: route({ access: "public", input: "multipart", run: ({ request }) => answer(request, "POST") }),
});
