import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { AppError } from "@/lib/core/errors";
import { databasePool, type Tx } from "@/lib/db/client";

/** The rate limits: `points` per `seconds`. Counted in Postgres, shared by all instances. */
export const limits = {
  /** Failed sign-ins per client and account. */
  "login-pair": { points: 20, seconds: 15 * 60 },
  /** Failed sign-ins per account from unknown devices, whatever their IP. */
  "login-account": { points: 100, seconds: 60 * 60 },
  /** Failed sign-ins per account from a device that has signed in to it before. */
  "login-device": { points: 20, seconds: 15 * 60 },
  /** Emails about failed sign-ins, per account. */
  "login-alert": { points: 1, seconds: 24 * 60 * 60 },
  /** Wrong passwords of a signed-in user. */
  "password-check": { points: 10, seconds: 15 * 60 },
  /** MFA codes per account, correct ones included. */
  "mfa-account": { points: 10, seconds: 15 * 60 },
  "login-ip": { points: 300, seconds: 15 * 60 },
  /** Challenges for passkeys per client; each is a row for five minutes. */
  "passkey-ip": { points: 300, seconds: 15 * 60 },
  register: { points: 30, seconds: 60 * 60 },
  "email-ip": { points: 60, seconds: 60 * 60 },
  /** Verification emails per account. */
  "resend-account": { points: 3, seconds: 60 * 60 },
  /** Registration emails per email address. */
  "register-account": { points: 5, seconds: 60 * 60 },
  "forgot-account": { points: 3, seconds: 60 * 60 },
  /** Emails with a link to sign in, per email address. */
  "sign-in-link-account": { points: 5, seconds: 60 * 60 },
  /** Links to a new email address, per account. */
  "email-change": { points: 5, seconds: 60 * 60 },
  "use-token": { points: 60, seconds: 15 * 60 },
  read: { points: 1_200, seconds: 60 },
  /** Images for viewers of other sites, per client: each is put together from up to six stored tiles. A whole work has 29 tiles. */
  "viewer-image": { points: 120, seconds: 60 },
  /** Tickets for a phone's wallet, per user: each is signed. */
  "wallet-pass": { points: 30, seconds: 60 },
  /** Searches per client: one for each pause while typing. */
  search: { points: 240, seconds: 60 },
  cart: { points: 120, seconds: 60 },
  /** Places in waiting rooms per client, and those without proof of work. Many phones share one address of a mobile network. */
  "waiting-join": { points: 600, seconds: 60 },
  "waiting-join-plain": { points: 10, seconds: 60 },
  /** Status of a draw per client: an open page asks three times a minute, so that 2,000 phones may share an address. */
  "draw-status": { points: 6_000, seconds: 60 },
  checkout: { points: 30, seconds: 10 * 60 },
  /** Discount codes typed on the checkout page and the page of the plans, per user. */
  "discount-code": { points: 30, seconds: 10 * 60 },
  /** Codes of gift memberships that an account or an IP address redeems, correct ones included. */
  "gift-code": { points: 10, seconds: 15 * 60 },
  "gift-code-ip": { points: 60, seconds: 15 * 60 },
  /** Invitations that the buyer of a group sends, repeated ones included. */
  "group-invite": { points: 60, seconds: 24 * 60 * 60 },
  /** Codes of gift vouchers that a client types, correct ones included. */
  "voucher-code": { points: 60, seconds: 15 * 60 },
  /** Access codes of events that an account types, correct ones included. */
  "event-code": { points: 20, seconds: 15 * 60 },
  /** Seats that visitors without an account ask for, per client and per email address. */
  "guest-seat": { points: 20, seconds: 60 * 60 },
  "guest-seat-email": { points: 5, seconds: 60 * 60 },
  /** Seats of one event that visitors without an account hold, or have already, per client. */
  "guest-seat-event": { points: 3, seconds: 60 * 60 },
  /** Sealed codes of certificates that an account, or anyone for one number, tries, correct ones included. */
  "certificate-claim": { points: 10, seconds: 15 * 60 },
  "certificate-claim-number": { points: 30, seconds: 24 * 60 * 60 },
  "certificate-claim-ip": { points: 60, seconds: 15 * 60 },
  write: { points: 120, seconds: 60 },
  bid: { points: 20, seconds: 10 },
  /** Uploads of a stablecoin payment proof, per user. */
  "payment-proof": { points: 5, seconds: 24 * 60 * 60 },
  /** Return requests per user. */
  "return-request": { points: 10, seconds: 24 * 60 * 60 },
  /** Transfers of numbered units that a user starts, and that are sent to one email address. */
  transfer: { points: 10, seconds: 24 * 60 * 60 },
  "transfer-recipient": { points: 10, seconds: 24 * 60 * 60 },
  /** Disputes that a user opens. */
  dispute: { points: 5, seconds: 24 * 60 * 60 },
  export: { points: 20, seconds: 60 * 60 },
  photo: { points: 60, seconds: 60 * 60 },
  upload: { points: 120, seconds: 60 * 60 },
  /** Requests of uploads in parts of 4 MB: about 600 small files or 7 GB an hour. */
  "upload-part": { points: 2_000, seconds: 60 * 60 },
  /** Newsletter confirmation emails per email address. */
  "newsletter-account": { points: 3, seconds: 60 * 60 },
  /** Product alert confirmation emails per email address. */
  "alert-account": { points: 5, seconds: 60 * 60 },
  subscribe: { points: 20, seconds: 60 * 60 },
  /** Comments per user. */
  comment: { points: 5, seconds: 60 },
  /** People that a user mutes and unmutes. */
  mute: { points: 60, seconds: 60 * 60 },
  /** Reports of shared walls per client. */
  report: { points: 20, seconds: 60 * 60 },
  /** Contact messages per IP and per email address. */
  contact: { points: 30, seconds: 60 * 60 },
  "contact-account": { points: 5, seconds: 60 * 60 },
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

function rateLimited(msBeforeNext: number): AppError {
  const retryAfter = Math.max(1, Math.ceil(msBeforeNext / 1_000));
  return new AppError("rate_limited", "Too many tries. Please wait a little and try again.", { retryAfter });
}

/** Consumes one point of `key` and returns how many were. Throws `rate_limited` with the seconds to wait when none is left. */
export async function consumeLimit(name: LimitName, key: string): Promise<number> {
  try {
    return (await limiterFor(name).consume(key.slice(0, 200))).consumedPoints;
  } catch (rejection) {
    if (!(rejection instanceof RateLimiterRes)) throw rejection;
    throw rateLimited(rejection.msBeforeNext);
  }
}

/** The points of a key that are consumed, and the milliseconds until they are given back. */
export type LimitCount = { points: number; msBeforeNext: number };

/**
 * SQL of a statement that counts a call while it does something else, in the table of `consumeLimit`: one upsert, so that concurrent calls get
 * different counts. `key` and `seconds` are SQL expressions.
 */
export const countCallSql = ({ key, seconds, from }: { key: string; seconds: string; from: string }) => `
  INSERT INTO rate_limits AS n (key, points, expire)
  SELECT ${key}, 1, ${nowMs} + ${seconds} * 1000 FROM ${from}
  ON CONFLICT (key) DO UPDATE SET points = CASE WHEN n.expire <= ${nowMs} THEN 1 ELSE n.points + 1 END,
    expire = CASE WHEN n.expire <= ${nowMs} THEN EXCLUDED.expire ELSE n.expire END
  RETURNING points, (expire - ${nowMs})::float8 AS "msBeforeNext"`;

const nowMs = "(EXTRACT(EPOCH FROM now()) * 1000)::bigint";

/** Throws `rate_limited` when the count is above the limit. */
export function assertWithinLimit(name: LimitName, { points, msBeforeNext }: LimitCount): void {
  if (points > limits[name].points) throw rateLimited(msBeforeNext);
}

/** Like `consumeLimit`, but in a transaction, which counts nothing when it fails. */
export async function consumeLimitIn(tx: Tx, name: LimitName, key: string): Promise<void> {
  const statement = countCallSql({ key: "$1", seconds: "$2::bigint", from: "(SELECT 1) AS call" });
  const [count] = await tx.$queryRawUnsafe<[LimitCount]>(statement, `${name}:${key}`, limits[name].seconds);
  assertWithinLimit(name, count);
}

/** Consumes one point of `key`; false when none is left. For limits that must not be visible from outside. */
export async function tryConsumeLimit(name: LimitName, key: string): Promise<boolean> {
  try {
    await consumeLimit(name, key);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === "rate_limited") return false;
    throw error;
  }
}

/** Resets the count of `key`, after a user has authenticated. */
export async function resetLimit(name: LimitName, key: string): Promise<void> {
  await limiterFor(name).delete(key.slice(0, 200));
}

/** Deletes expired counters; a scheduled job. */
export async function deleteExpiredLimits(): Promise<void> {
  await databasePool().query("DELETE FROM rate_limits WHERE expire < $1", [Date.now()]);
}
