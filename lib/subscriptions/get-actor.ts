import type { Actor, PlanName, ShippingAddress } from "@/lib/auth/contracts";
import { sessionStands } from "@/lib/auth/sessions/session-stands";
import { touchSession } from "@/lib/auth/sessions/touch-session";
import type { StaffRole } from "@/lib/auth/staff-roles";
import type { ViewAs } from "@/lib/auth/view-as/contracts";
import { afterResponse } from "@/lib/core/background";
import { env } from "@/lib/core/env";
import { traced } from "@/lib/core/telemetry";
import { databasePool } from "@/lib/db/client";
import { countCallSql, type LimitCount, type LimitName, limits } from "@/lib/db/rate-limit";
import { type MemberWrite, memberWriteSql } from "@/lib/subscriptions/member-write";
import { getPerks, isVipAt } from "@/lib/subscriptions/rules";
import { toViewedActor } from "@/lib/subscriptions/viewed-actor";

type ActorRow = {
  id: string;
  email: string;
  first_name: string;
  last_name: string;
  display_name: string;
  role: "Member" | "Admin";
  staff_role: StaffRole | null;
  photo_url: string | null;
  show_on_wall: boolean;
  shipping_address: ShippingAddress | null;
  session_version: number;
  has_factor: boolean;
  has_passed: boolean;
  session_id: string | null;
  is_untouched: boolean | null;
  is_seen: boolean;
  view_as: ViewAs | null;
  plan: PlanName | null;
  started_at: Date | null;
  ends_at: Date | null;
  now: Date;
  points: number | null;
  msBeforeNext: number | null;
  /** Of a `MemberWrite`. */
  result?: unknown;
};

const hasFactor = "EXISTS (SELECT 1 FROM totp_credentials f WHERE f.user_id = u.id AND f.confirmed_at IS NOT NULL)";

// A passkey is a factor of the sessions that it starts. It does not prevent signing in with the password.
const hasPassed = `COALESCE(x.with_mfa AND (${hasFactor} OR EXISTS (SELECT 1 FROM passkeys p WHERE p.user_id = u.id)), false)`;

const actorSql = `
  SELECT u.id, u.email, u.first_name, u.last_name, u.display_name, u.role, u.staff_role, u.photo_url, u.show_on_wall,
         u.shipping_address, u.session_version, s.started_at, x.id AS session_id, x.view_as,
         x.last_used_at < now() - interval '5 minutes' AS is_untouched,
         COALESCE(u.last_seen_at >= now() - interval '5 minutes', false) AS is_seen,
         ${hasFactor} AS has_factor, ${hasPassed} AS has_passed,
         CASE WHEN s.next_plan_at <= now() THEN s.next_plan ELSE s.plan END AS plan,
         CASE WHEN s.paused_until <= now() THEN s.resumes_to ELSE s.ends_at END AS ends_at, now() AS now
  FROM users u LEFT JOIN subscriptions s ON s.user_id = u.id
    LEFT JOIN sessions x ON x.id = $2 AND ${sessionStands.sql}
  WHERE u.id = $1 AND u.email_verified_at IS NOT NULL AND u.disabled_at IS NULL AND u.deleted_at IS NULL
    AND ($2::text IS NULL OR x.id IS NOT NULL)
    AND (x.id IS NULL OR x.with_mfa OR NOT ${hasFactor})`;

const countedActorCtes = `
  WITH person AS MATERIALIZED (${actorSql}),
    counted AS (${countCallSql({ key: "$3 || ':' || id", seconds: "$4::bigint", from: "person" })})`;

// A count that a crash of the database loses is not worth waiting for the disk in each call.
const countedActorSql = `${countedActorCtes}
  SELECT person.*, counted.*, set_config('synchronous_commit', 'off', true) FROM person, counted`;

/**
 * The user with that id, or null. With a session: null unless it stands. Also null for an unverified, disabled or deleted user,
 * and for a session without MFA of a user who has it. One round trip, because every authenticated call makes it; the database
 * clock decides VIP and whether a session has run out. For the session of an admin who views the site as somebody else, the actor has the
 * rights of that view (`viewed-actor.ts`).
 */
export async function getActor(userId: string, sessionId?: string): Promise<Actor | null> {
  const row = await findActorRow({ name: "actor", text: actorSql, values: [userId, sessionId ?? null] });
  return row && toActor(row);
}

type CountedActor = {
  actor: Actor;
  count: LimitCount;
  /** What the write returned; null when Postgres did not run it. */
  result: unknown;
};

/**
 * `getActor` for a call with a rate limit: also counts the call, in the same round trip, and runs the write if there is one. Nothing is
 * counted or written for a session that has ended.
 */
export async function getActorAndCount(
  userId: string,
  sessionId: string,
  limit: LimitName,
  write?: MemberWrite,
): Promise<CountedActor | null> {
  const { points, seconds } = limits[limit];
  const values = [userId, sessionId, limit, seconds];
  const row = write
    ? await traced(write.operation, {}, () =>
        findActorRow({
          name: `counted_actor_${write.name}`,
          text: memberWriteSql(write, countedActorCtes),
          values: [...values, points, ...write.values],
        }),
      )
    : await findActorRow({ name: "counted_actor", text: countedActorSql, values });
  if (!row) return null;
  const count = { points: Number(row.points), msBeforeNext: Number(row.msBeforeNext) };
  return { actor: toActor(row), count, result: row.result ?? null };
}

// A prepared statement of the pool: every call with a session makes it, and Prisma would take three times its CPU time.
async function findActorRow(statement: { name: string; text: string; values: unknown[] }): Promise<ActorRow | null> {
  const { rows } = await databasePool().query<ActorRow>(statement);
  const row = rows[0];
  if (!row) return null;
  const { session_id: sessionId } = row;
  if (sessionId && row.is_untouched) afterResponse(() => touchSession(sessionId));
  return row;
}

function toActor(row: ActorRow): Actor {
  const isVIP = isVipAt(row.now, row.ends_at);
  const mfaRequired = row.role === "Admin" && !row.has_factor && !row.has_passed && env().ADMIN_TOTP_REQUIRED;
  const role = mfaRequired ? "Member" : row.role;
  const actor: Actor = {
    _id: row.id,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    displayName: row.display_name,
    role,
    staffRole: role === "Admin" ? row.staff_role : null,
    isVIP,
    subscription: row.plan && {
      plan: row.plan,
      startDate: row.started_at?.toISOString() ?? null,
      endDate: row.ends_at?.toISOString() ?? null,
    },
    photoUrl: row.photo_url,
    showOnWall: row.show_on_wall,
    shippingAddress: row.shipping_address,
    perks: getPerks(row.plan, isVIP, role === "Admin"),
    sessionVersion: row.session_version,
    isSeen: row.is_seen,
    mfa: row.has_passed ? "passed" : row.has_factor ? "due" : "none",
    mfaRequired: mfaRequired,
    sessionId: row.session_id,
    viewAs: null,
  };
  // Somebody who is no admin any more sees their own site.
  return row.view_as && role === "Admin" ? toViewedActor(actor, row.view_as, row.now) : actor;
}
