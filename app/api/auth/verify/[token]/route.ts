import type { NextRequest } from "next/server";
import { tokenParams, verifyReply } from "@/lib/accounts/contracts";
import { verifyEmail } from "@/lib/accounts/verify-email";
import { methods, route } from "@/lib/http/route";
import { startSession } from "@/lib/http/start-session";
import { refuse } from "@/lib/platform/errors";
import { paths, safeReturnPath } from "@/lib/platform/paths";

// A GET that signs in must not be an image in somebody's page, nor a browser's guess at the next click.
function refuseUnasked({ headers }: NextRequest): void {
  const site = headers.get("sec-fetch-site");
  if (site && site !== "same-origin" && site !== "none") refuse("cross_site", "Forbidden");
  if (/prefetch|preview/i.test(`${headers.get("sec-purpose")} ${headers.get("purpose")}`))
    refuse("forbidden", "Forbidden");
}

const verify = route({
  access: "public",
  limit: "use-token",
  params: tokenParams,
  reply: verifyReply,
  form: { done: ({ redirectTo }) => redirectTo, refused: (error) => paths.login({ error: error.message }) },
  run: async ({ params, request, headers }) => {
    refuseUnasked(request);
    const { userId, carry } = await verifyEmail(params.token);
    const session = await startSession({ userId, request, headers, intent: carry.intent });
    return {
      message: "Email verified. You are signed in.",
      token: session.token,
      user: session.user,
      redirectTo: safeReturnPath(carry.redirectTo, paths.dashboard),
    };
  },
});

/** The page posts when it is open, so that a mail scanner's look uses nothing up; GET is for clients of the API. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({ GET: verify, POST: verify });

/** Next would answer HEAD by running GET; a look is not a click. */
export function HEAD(): Response {
  return new Response(null, { status: 204, headers: { "cache-control": "no-store" } });
}
