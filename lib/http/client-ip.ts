import { isIPv6 } from "node:net";
import type { NextRequest } from "next/server";
import { env } from "@/lib/core/env";
import { getSocketIp } from "@/lib/http/ip-context";

/**
 * The client's IP for rate limits. Each trusted proxy appends an entry to X-Forwarded-For, so the client is that many entries from
 * the right; without a proxy it is the socket's address. When neither is known, all clients share one limit.
 */
export function getClientIp(request: NextRequest): string {
  const proxies = env().TRUSTED_PROXIES;
  const forwarded = request.headers.get("x-forwarded-for")?.split(",") ?? [];
  const ip = proxies === 0 ? getSocketIp(request) : forwarded.at(-proxies)?.trim();
  return ip ? rateLimitNetwork(ip) : "direct";
}

/** IPv6 addresses are counted by /64 network, because one customer has a whole one. */
function rateLimitNetwork(ip: string): string {
  const plain = ip.replace(/%.*$/, "").toLowerCase();
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain)?.[1];
  if (mapped || !isIPv6(plain)) return mapped ?? plain;
  const [front = "", back] = plain.split("::");
  const head = front ? front.split(":") : [];
  const tail = back ? back.split(":") : [];
  const left = back === undefined ? [] : Array<string>(8 - head.length - tail.length).fill("0");
  const groups = [...head, ...left, ...tail].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${groups.join(":")}::/64`;
}
