import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { databasePool } from "@/lib/platform/db";
import { AppError } from "@/lib/platform/errors";

/** Every limited action: how many, in how many seconds. Counted in Postgres, so that all instances share one count. */
export const limits = {
  /** Wrong passwords for one account. */
  "login-account": { points: 20, seconds: 15 * 60 },
  /** Codes of a second factor, right or wrong, for one account. */
  "factor-account": { points: 10, seconds: 15 * 60 },
  "login-address": { points: 300, seconds: 15 * 60 },
  register: { points: 30, seconds: 60 * 60 },
  "mail-address": { points: 60, seconds: 60 * 60 },
  /** Verification mails to one person. */
  "resend-account": { points: 3, seconds: 60 * 60 },
  /** Mails that registering with one address sends to it. */
  "register-account": { points: 5, seconds: 60 * 60 },
  "forgot-account": { points: 3, seconds: 60 * 60 },
  "use-token": { points: 60, seconds: 15 * 60 },
  read: { points: 1_200, seconds: 60 },
  cart: { points: 120, seconds: 60 },
  checkout: { points: 30, seconds: 10 * 60 },
  write: { points: 120, seconds: 60 },
  bid: { points: 20, seconds: 10 },
  /** Receipts of the stablecoin fee, by one person. */
  "vip-receipt": { points: 5, seconds: 24 * 60 * 60 },
  /** A file of everything kept about somebody, and the photo beside their name. */
  export: { points: 20, seconds: 60 * 60 },
  photo: { points: 60, seconds: 60 * 60 },
  upload: { points: 120, seconds: 60 * 60 },
  /** Confirmation mails that one address is sent for the newsletter. */
  "newsletter-account": { points: 3, seconds: 60 * 60 },
  /** Mails that ask whether an address wants to hear of a drop. */
  "alert-account": { points: 5, seconds: 60 * 60 },
  subscribe: { points: 20, seconds: 60 * 60 },
  /** Notes on the walls, by one person. */
  comment: { points: 5, seconds: 60 },
  /** Letters to the museum: from one place, and under one address. */
  enquiry: { points: 30, seconds: 60 * 60 },
  "enquiry-account": { points: 5, seconds: 60 * 60 },
} as const satisfies Record<string, { points: number; seconds: number }>;

export type LimitName = keyof typeof limits;

const limiters = new Map<LimitName, { limiter: RateLimiterPostgres; pool: unknown }>();

function limiterFor(name: LimitName): RateLimiterPostgres {
  const pool = databasePool();
  const known = limiters.get(name);
  if (known?.pool === pool) return known.limiter;
  const { points, seconds } = limits[name];
  const limiter = new RateLimiterPostgres({
    storeClient: pool,
    storeType: "pool",
    tableName: "rate_limits",
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points,
    duration: seconds,
  });
  limiters.set(name, { limiter, pool });
  return limiter;
}

/** Counts one use against `key`. Throws `rate_limited` with the seconds to wait when there have been too many. */
export async function takeFrom(name: LimitName, key: string): Promise<void> {
  try {
    await limiterFor(name).consume(key.slice(0, 200));
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    const retryAfter = Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000));
    throw new AppError("rate_limited", "Too many tries. Please wait a little and try again.", { retryAfter });
  }
}

/** Counts one use against `key` and says whether it was one too many, for a limit that must not be seen from outside. */
export async function isWithin(name: LimitName, key: string): Promise<boolean> {
  try {
    await takeFrom(name, key);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === "rate_limited") return false;
    throw error;
  }
}

/** Forgets what was counted against `key`: a person who proved who they are starts afresh. */
export async function forgive(name: LimitName, key: string): Promise<void> {
  await limiterFor(name).delete(key.slice(0, 200));
}

/** Removes counters that ran out; the sweep calls it. */
export async function clearExpiredLimits(): Promise<void> {
  await databasePool().query("DELETE FROM rate_limits WHERE expire < $1", [Date.now()]);
}
