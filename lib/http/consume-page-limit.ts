import { headers } from "next/headers";
import { consumeLimit, type LimitName } from "@/lib/db/rate-limit";
import { getClientIp } from "@/lib/http/client-ip";

/** Counts a page view against a limit, by the visitor's address. Throws `rate_limited`. */
export async function consumePageLimit(name: LimitName): Promise<void> {
  await consumeLimit(name, getClientIp({ headers: await headers() }));
}
