import { env } from "@/lib/core/env";
import { securityPolicy } from "@/lib/core/security-txt";

// The address is a setting of the host, not of the build.
export const dynamic = "force-dynamic";

/** The rules for reporting a vulnerability. */
export function GET(): Response {
  return new Response(securityPolicy(env().CONTACT_EMAIL), {
    headers: { "content-type": "text/plain; charset=utf-8" },
  });
}
