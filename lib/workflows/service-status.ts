import {
  type ScheduledJob,
  type ScheduledJobStatus,
  type Service,
  type ServiceStatus,
  services,
} from "@/lib/workflows/contracts";

/** The scheduler calls every minute, and a run may take up to one. */
const JOBS_LATE_MS = 5 * 60_000;
/** An email or an event of a payment that has waited longer is late. */
const WAITING_LATE_MS = 10 * 60_000;

/** The scheduled jobs that a service depends on. */
const jobsOf: Record<Service, readonly ScheduledJob[]> = {
  payments: ["payments", "subscriptions"],
  emails: ["outbox", "newsletters"],
  orders: ["holds", "drops", "draws", "waitingRooms"],
  auctions: ["auctions"],
};

/** What the database says: the runs, and the oldest email and payment event that should have been handled. */
export type StatusFacts = {
  runs: readonly { name: string; lastRunAt: Date; lastDoneAt: Date | null; failures: number }[];
  oldestEmailAt: Date | null;
  oldestPaymentEventAt: Date | null;
};

/** Whether a scheduled job works: it ran lately, and its last run succeeded. */
export function jobState(run: StatusFacts["runs"][number] | undefined, now: Date): ScheduledJobStatus["state"] {
  if (!run || now.getTime() - run.lastRunAt.getTime() > JOBS_LATE_MS) return "late";
  return run.failures > 0 ? "fails" : "works";
}

/** When a service began to be delayed; null when it works. A job that failed once is tried again within a minute and is no delay yet. */
function delayedSince(service: Service, { runs, oldestEmailAt, oldestPaymentEventAt }: StatusFacts, now: Date) {
  const isLate = (at: Date | null, limit: number) => at !== null && now.getTime() - at.getTime() > limit;
  const starts = runs
    .filter(({ name }) => jobsOf[service].some((job) => job === name))
    .map(({ lastDoneAt, lastRunAt }) => lastDoneAt ?? lastRunAt)
    .filter((at) => isLate(at, JOBS_LATE_MS));
  const waiting = service === "emails" ? oldestEmailAt : service === "payments" ? oldestPaymentEventAt : null;
  if (waiting && isLate(waiting, WAITING_LATE_MS)) starts.push(waiting);
  return starts.length > 0 ? new Date(Math.min(...starts.map((at) => at.getTime()))) : null;
}

/** The status of each service, for everyone. */
export const serviceStatus = (facts: StatusFacts, now: Date): ServiceStatus => ({
  at: now.toISOString(),
  services: services.map((service) => {
    const since = delayedSince(service, facts, now);
    return { service, isDelayed: since !== null, since: since?.toISOString() ?? null };
  }),
});
