import ipaddr from "ipaddr.js";
import type { NextRequest } from "next/server";
import { env } from "@/lib/core/env";
import { getSocketIp } from "@/lib/http/ip-context";

/**
 * The client's IP for rate limits. Each trusted proxy appends an entry to X-Forwarded-For, so the client is that many entries from
 * the right; without a proxy it is the socket's address. When neither is known, all clients share one limit.
 */
export function getClientIp(request: { headers: Headers }, proxies = env().TRUSTED_PROXIES): string {
  const forwarded = request.headers.get("x-forwarded-for")?.split(",") ?? [];
  const ip = proxies === 0 ? getSocketIp(request) : forwarded.at(-proxies)?.trim();
  return ip ? rateLimitNetwork(ip) : "direct";
}

/** Where a client is, as far as its network shows: "102.89.x.x"; empty if unknown. Never the full address, which need not be stored. */
export function getClientPlace(request: NextRequest): string {
  const ip = getClientIp(request);
  if (ip.startsWith("127.")) return "this machine";
  if (/^[\d.]+$/.test(ip)) return `${ip.split(".").slice(0, 2).join(".")}.x.x`;
  if (ip === "0:0:0:0::/64") return "this machine";
  return ip.endsWith("::/64") ? `${ip.split(":").slice(0, 2).join(":")}:x:x` : "";
}

/** IPv6 addresses are counted by /64 network, because one customer has a whole one. */
function rateLimitNetwork(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip.toLowerCase();
  const address = ipaddr.process(ip);
  if (address instanceof ipaddr.IPv4) return address.toString();
  const network = address.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(":")}::/64`;
}
