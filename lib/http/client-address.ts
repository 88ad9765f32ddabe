import { isIPv6 } from "node:net";
import type { NextRequest } from "next/server";
import { socketAddress } from "@/lib/http/socket-address";
import { env } from "@/lib/platform/env";

/**
 * The visitor's address, as limits count it. Each proxy of ours appends what it saw to X-Forwarded-For, so only that many
 * entries from the right can be believed; with no proxy in front the connection itself says who is there. Where neither is
 * known all visitors count as one.
 */
export function clientAddress(request: NextRequest): string {
  const proxies = env().TRUSTED_PROXIES;
  const forwarded = request.headers.get("x-forwarded-for")?.split(",") ?? [];
  const seen = proxies === 0 ? socketAddress(request) : forwarded.at(-proxies)?.trim();
  return seen ? counted(seen) : "direct";
}

/** One customer of a provider has a whole /64 of IPv6 addresses: the network counts, and not each of its addresses. */
function counted(address: string): string {
  const plain = address.replace(/%.*$/, "").toLowerCase();
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain)?.[1];
  if (mapped || !isIPv6(plain)) return mapped ?? plain;
  const [front = "", back] = plain.split("::");
  const head = front ? front.split(":") : [];
  const tail = back ? back.split(":") : [];
  const left = back === undefined ? [] : Array<string>(8 - head.length - tail.length).fill("0");
  const groups = [...head, ...left, ...tail].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${groups.join(":")}::/64`;
}
