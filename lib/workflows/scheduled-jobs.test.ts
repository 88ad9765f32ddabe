import { beforeEach, expect, it, vi } from "vitest";
import { GET } from "@/app/api/cron/jobs/route";
import { env } from "@/lib/core/env";
import { log } from "@/lib/core/log";
import { db } from "@/lib/db/client";
import { callRoute } from "@/lib/http/test-client";
import { scheduledJobs } from "@/lib/workflows/contracts";
import { getServiceStatus, listScheduledJobs } from "@/lib/workflows/service-status-query";

const jobs = vi.hoisted(() => ({
  payments: vi.fn(async () => 1),
  holds: vi.fn(async () => ["ord_1", "ord_2"]),
  unpaidOrders: vi.fn(async () => 0),
  subscriptions: vi.fn(async () => undefined),
  failedRenewals: vi.fn(async () => 0),
  chargebacks: vi.fn(async () => 0),
  planCodes: vi.fn(async () => undefined),
  gifts: vi.fn(async () => 0),
  vouchers: vi.fn(async () => 0),
  auctions: vi.fn(async () => undefined),
  events: vi.fn(async () => undefined),
  scheduledChanges: vi.fn(async () => 0),
  drops: vi.fn(async () => undefined),
  newsletters: vi.fn(async () => undefined),
  outbox: vi.fn(async () => 3),
  failedJobs: vi.fn(async () => undefined),
  tokens: vi.fn(async () => undefined),
  guestSeats: vi.fn(async () => undefined),
  guestCarts: vi.fn(async () => undefined),
  guestOrders: vi.fn(async () => 0),
  uploads: vi.fn(async () => undefined),
  limits: vi.fn(async () => undefined),
  pages: vi.fn(async () => undefined),
}));
vi.mock("@/lib/payments/reconcile-pending", () => ({ reconcilePending: jobs.payments }));
vi.mock("@/lib/orders/release-order", () => ({ releaseExpiredOrders: jobs.holds }));
vi.mock("@/lib/orders/remind-unpaid-orders", () => ({ remindUnpaidOrders: jobs.unpaidOrders }));
vi.mock("@/lib/subscriptions/remind-members", () => ({ remindMembers: jobs.subscriptions }));
vi.mock("@/lib/subscriptions/failed-payment", () => ({ retryDueRenewals: jobs.failedRenewals }));
vi.mock("@/lib/payments/chargebacks/sync-chargeback", () => ({ remindOfChargebacks: jobs.chargebacks }));
// What it enqueues would have the outbox processed once more, after the response.
vi.mock("@/lib/payments/chargebacks/find-lost-chargebacks", () => ({ enqueueChargebackSearch: async () => undefined }));
vi.mock("@/lib/subscriptions/plan-codes", () => ({ returnExpiredPlanCodes: jobs.planCodes }));
vi.mock("@/lib/subscriptions/plan-vouchers", async (importActual) => ({
  ...(await importActual<typeof import("@/lib/subscriptions/plan-vouchers")>()),
  returnExpiredPlanVouchers: async () => undefined,
}));
vi.mock("@/lib/orders/vouchers/send-voucher-code", () => ({ sendDueVouchers: jobs.vouchers }));
vi.mock("@/lib/subscriptions/gifts/send-gift-code", () => ({ sendDueGifts: jobs.gifts }));
vi.mock("@/lib/auctions/run-scheduled-auction-changes", () => ({ runScheduledAuctionChanges: jobs.auctions }));
vi.mock("@/lib/events/remind-attendees", () => ({ remindAttendees: jobs.events }));
vi.mock("@/lib/workflows/save-scheduled-changes", () => ({ saveScheduledChanges: jobs.scheduledChanges }));
vi.mock("@/lib/catalog/process-scheduled-drops", () => ({ processScheduledDrops: jobs.drops }));
vi.mock("@/lib/newsletter/start-issue", () => ({ startScheduledIssues: jobs.newsletters }));
vi.mock("@/lib/workflows/job-handlers", () => ({ processOutbox: jobs.outbox, clearFailedOutbox: jobs.failedJobs }));
vi.mock("@/lib/auth/delete-expired-tokens", () => ({ deleteExpiredTokens: jobs.tokens }));
vi.mock("@/lib/events/erase-guest-seats", () => ({ eraseGuestSeats: jobs.guestSeats }));
vi.mock("@/lib/orders/guest/delete-guest-carts", () => ({ deleteGuestCarts: jobs.guestCarts }));
vi.mock("@/lib/orders/guest/erase-unpaid-guest-orders", () => ({ eraseUnpaidGuestOrders: jobs.guestOrders }));
vi.mock("@/lib/storage/purge-uploads", () => ({ purgeUploads: jobs.uploads }));
vi.mock("@/lib/db/rate-limit", async (importActual) => ({
  ...(await importActual<typeof import("@/lib/db/rate-limit")>()),
  deleteExpiredLimits: jobs.limits,
}));
vi.mock("@/lib/db/prune-page-cache", () => ({ prunePageCache: jobs.pages }));
vi.mock("@/lib/workflows/settlement-handlers", () => ({ settlementHandlers: {} }));

const names = Object.keys(jobs) as (keyof typeof jobs)[];
const callCron = () => callRoute(GET, "/api/cron/jobs", { headers: { authorization: `Bearer ${env().CRON_SECRET}` } });

beforeEach(() => {
  vi.restoreAllMocks();
  for (const job of Object.values(jobs)) job.mockClear();
});

it("runs each job once and returns their counts", async () => {
  const { status, body } = await callCron();
  expect([status, body]).toEqual([200, { success: true, checked: 1, released: 2, delivered: 3 }]);
  expect(names.map((name) => jobs[name].mock.calls.length)).toEqual(names.map(() => 1));
});

it.each(names)("runs the other jobs when %s fails, and reports it in status and log", async (name) => {
  const logged = vi.spyOn(log(), "error");
  const error = new Error("unexpected");
  jobs[name].mockRejectedValueOnce(error);
  const { status, body } = await callCron();
  for (const other of names) expect([other, jobs[other].mock.calls.length]).toEqual([other, 1]);
  expect([status, body.success, body.code]).toEqual([500, false, "failed"]);
  expect(logged).toHaveBeenCalledWith({ err: error, job: name }, "a scheduled job failed");
  expect(JSON.stringify(logged.mock.calls.map(([fields]) => String((fields as { err: Error }).err)))).toContain(
    `scheduled jobs failed: ${name}`,
  );
});

it("stores the run of each job when it ends, so that a run which the host ends is not lost", async () => {
  await db.scheduledJobRun.deleteMany();
  let stored: string[] = [];
  jobs.outbox.mockImplementationOnce(async () => {
    stored = (await db.scheduledJobRun.findMany()).map(({ name }) => name);
    return 3;
  });
  await callCron();
  expect(stored).toEqual(expect.arrayContaining(scheduledJobs.slice(0, scheduledJobs.indexOf("outbox"))));
  expect(stored).not.toContain("outbox");
});

it("tries every job and returns 503 while the database is unavailable", async () => {
  const refused = Object.assign(new Error("connect ECONNREFUSED 127.0.0.1:5432"), { code: "ECONNREFUSED" });
  for (const name of names) jobs[name].mockRejectedValueOnce(refused);
  const { status, body } = await callCron();
  expect([status, body.success, body.code]).toEqual([503, false, "unavailable"]);
  expect(names.every((name) => jobs[name].mock.calls.length === 1)).toBe(true);
});

it("stores the runs of every job: failures in a row, the last error, and when it last succeeded", async () => {
  await callCron();
  const first = await listScheduledJobs();
  expect(first.map(({ name, state }) => [name, state])).toEqual(scheduledJobs.map((name) => [name, "works"]));
  for (let n = 0; n < 2; n++) {
    jobs.holds.mockRejectedValueOnce(new Error("no connection to the till"));
    await callCron();
  }
  const holds = async () => (await listScheduledJobs()).find(({ name }) => name === "holds");
  const lastDoneAt = first.find(({ name }) => name === "holds")?.lastDoneAt;
  expect(await holds()).toMatchObject({
    state: "fails",
    failures: 2,
    lastError: "no connection to the till",
    lastDoneAt,
  });
  await db.$executeRaw`UPDATE scheduled_job_runs SET last_done_at = now() - interval '10 minutes' WHERE name = 'holds'`;
  expect((await getServiceStatus()).services).toContainEqual(
    expect.objectContaining({ service: "orders", isDelayed: true }),
  );
  await callCron();
  expect(await holds()).toMatchObject({ state: "works", failures: 0, lastError: null });
});
