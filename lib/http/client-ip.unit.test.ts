import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { NextRequest } from "next/server";
import { afterEach, beforeEach, expect, it } from "vitest";

import { getClientIp } from "@/lib/http/client-ip";
import { recordSocketIps } from "@/lib/http/ip-context";

/** The number of trusted proxies. */
const proxies = { count: 0 };
const seen = (forwarded?: string, headers: Record<string, string> = {}) =>
  getClientIp(
    new NextRequest("http://localhost/", {
      headers: { ...headers, ...(forwarded && { "x-forwarded-for": forwarded }) },
    }),
    proxies.count,
  );

beforeEach(() => {
  proxies.count = 0;
});
let close = () => {};
afterEach(() => close());

it("ignores X-Forwarded-For without a proxy", () => {
  expect([seen(), seen("1.1.1.1"), seen("2.2.2.2, 3.3.3.3")]).toEqual(["direct", "direct", "direct"]);
  expect(seen(undefined, { "x-socket-address": "1.1.1.1" })).toBe("direct");
});

it("takes the entry of the outermost trusted proxy and ignores entries before it", () => {
  proxies.count = 1;
  expect([seen("9.9.9.9, 8.8.8.8, 1.2.3.4"), seen("1.2.3.4"), seen()]).toEqual(["1.2.3.4", "1.2.3.4", "direct"]);
  proxies.count = 2;
  expect([seen("9.9.9.9, 1.2.3.4, 10.0.0.1"), seen("10.0.0.1")]).toEqual(["1.2.3.4", "direct"]);
});

it("groups IPv6 addresses by /64 and normalises mapped IPv4 addresses", () => {
  proxies.count = 1;
  for (const address of ["2001:db8:0:1::5", "2001:0db8::1:aaaa:bbbb:cccc:dddd", "2001:DB8:0:1:ffff::"])
    expect([address, seen(address)]).toEqual([address, "2001:db8:0:1::/64"]);
  expect([seen("::1"), seen("::ffff:1.2.3.4"), seen("fe80::1%eth0")]).toEqual([
    "0:0:0:0::/64",
    "1.2.3.4",
    "fe80:0:0:0::/64",
  ]);
});

it("uses the socket's address without a proxy and ignores a forged header", async () => {
  recordSocketIps();
  const server = createServer((request, response) => {
    const headers = Object.entries(request.headers).map(([name, value]): [string, string] => [name, String(value)]);
    response.end(getClientIp(new NextRequest("http://localhost/", { headers }), 0));
  });
  close = () => server.close();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const at = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const forged: Record<string, string> = { "x-socket-address": "9.9.9.9", "x-forwarded-for": "9.9.9.9" };
  for (const headers of [{}, forged]) {
    const reply = await fetch(at, { headers });
    expect(await reply.text()).toBe("127.0.0.1");
  }
});
