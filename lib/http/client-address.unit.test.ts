import { NextRequest } from "next/server";
import { beforeEach, expect, it, vi } from "vitest";

const proxies = vi.hoisted(() => ({ count: 0 }));
vi.mock("@/lib/platform/env", () => ({ env: () => ({ TRUSTED_PROXIES: proxies.count }) }));

import { clientAddress } from "@/lib/http/client-address";

const seen = (forwarded?: string) =>
  clientAddress(new NextRequest("http://localhost/", { headers: forwarded ? { "x-forwarded-for": forwarded } : {} }));

beforeEach(() => {
  proxies.count = 0;
});

it("believes no header without a proxy in front, so that writing other addresses changes nothing", () => {
  expect([seen(), seen("1.1.1.1"), seen("2.2.2.2, 3.3.3.3")]).toEqual(["direct", "direct", "direct"]);
});

it("counts from the right as many entries as there are proxies, and ignores what the visitor wrote before them", () => {
  proxies.count = 1;
  expect([seen("9.9.9.9, 8.8.8.8, 1.2.3.4"), seen("1.2.3.4"), seen()]).toEqual(["1.2.3.4", "1.2.3.4", "direct"]);
  proxies.count = 2;
  expect([seen("9.9.9.9, 1.2.3.4, 10.0.0.1"), seen("10.0.0.1")]).toEqual(["1.2.3.4", "direct"]);
});
