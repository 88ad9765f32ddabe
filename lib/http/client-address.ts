import type { NextRequest } from "next/server";
import { env } from "@/lib/platform/env";

/**
 * The visitor's address as our own proxies saw it. Each proxy appends what it saw to X-Forwarded-For, so only that many
 * entries from the right can be believed; with no proxy in front none can, and all visitors count as one.
 */
export function clientAddress(request: NextRequest): string {
  const proxies = env().TRUSTED_PROXIES;
  if (proxies === 0) return "direct";
  const seen =
    request.headers
      .get("x-forwarded-for")
      ?.split(",")
      .map((part) => part.trim()) ?? [];
  return seen.at(-proxies) ?? "direct";
}
