import { beforeEach, expect, it, vi } from "vitest";
import { GET } from "@/app/api/cron/sweep/route";
import { callRoute } from "@/lib/http/testing";
import { env } from "@/lib/platform/env";
import { log } from "@/lib/platform/log";

const parts = vi.hoisted(() => ({
  payments: vi.fn(async () => 1),
  holds: vi.fn(async () => ["ord_1", "ord_2"]),
  memberships: vi.fn(async () => undefined),
  sales: vi.fn(async () => undefined),
  outbox: vi.fn(async () => 3),
  tokens: vi.fn(async () => undefined),
  limits: vi.fn(async () => undefined),
}));
vi.mock("@/lib/payments/check-pending", () => ({ checkPending: parts.payments }));
vi.mock("@/lib/shop/release-order", () => ({ releaseExpiredOrders: parts.holds }));
vi.mock("@/lib/membership/remind-members", () => ({ remindMembers: parts.memberships }));
vi.mock("@/lib/auction/sweep-sales", () => ({ sweepSales: parts.sales }));
vi.mock("@/lib/http/effects", () => ({ deliverOutbox: parts.outbox }));
vi.mock("@/lib/accounts/clear-expired-tokens", () => ({ clearExpiredTokens: parts.tokens }));
vi.mock("@/lib/platform/rate-limit", () => ({ clearExpiredLimits: parts.limits, takeFrom: vi.fn() }));
vi.mock("@/lib/http/settlements", () => ({ settlers: {} }));

const names = Object.keys(parts) as (keyof typeof parts)[];
const ask = () => callRoute(GET, "/api/cron/sweep", { headers: { authorization: `Bearer ${env().CRON_SECRET}` } });
const gone = Object.assign(new Error("connect ECONNREFUSED 127.0.0.1:5432"), { code: "ECONNREFUSED" });

beforeEach(() => {
  vi.restoreAllMocks();
  for (const part of Object.values(parts)) part.mockClear();
});

it("does each part and counts what it did", async () => {
  const { status, body } = await ask();
  expect([status, body]).toEqual([200, { success: true, checked: 1, released: 2, delivered: 3 }]);
});

it.each(names)("when %s alone fails the others are done, and status and log say so", async (name) => {
  const complain = vi.spyOn(log(), "error");
  const broken = new Error("a bug of ours");
  parts[name].mockRejectedValueOnce(broken);
  const { status, body } = await ask();
  for (const other of names) expect([other, parts[other].mock.calls.length]).toEqual([other, 1]);
  expect([status, body.success, body.code]).toEqual([500, false, "failed"]);
  expect(complain).toHaveBeenCalledWith({ err: broken, what: name }, "a part of the sweep failed");
  expect(JSON.stringify(complain.mock.calls.map(([fields]) => String((fields as { err: Error }).err)))).toContain(
    `the sweep left undone: ${name}`,
  );
});

it("says 503 while the database is gone, having tried every part", async () => {
  for (const name of names) parts[name].mockRejectedValueOnce(gone);
  const { status, body } = await ask();
  expect([status, body.success, body.code]).toEqual([503, false, "unavailable"]);
  expect(names.every((name) => parts[name].mock.calls.length === 1)).toBe(true);
});
