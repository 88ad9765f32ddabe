import type { Actor, PlanName, ShippingAddress } from "@/lib/auth/contracts";
import { sessionStands } from "@/lib/auth/session-stands";
import { touchSession } from "@/lib/auth/touch-session";
import { afterResponse } from "@/lib/core/background";
import { env } from "@/lib/core/env";
import { db } from "@/lib/db/client";
import { getPerks, isVipAt } from "@/lib/subscriptions/rules";

type ActorRow = {
  id: string;
  email: string;
  first_name: string;
  last_name: string;
  display_name: string;
  role: "Member" | "Admin";
  photo_url: string | null;
  show_on_wall: boolean;
  shipping_address: ShippingAddress | null;
  session_version: number;
  has_factor: boolean;
  has_passkey: boolean;
  session_id: string | null;
  with_mfa: boolean | null;
  is_untouched: boolean | null;
  plan: PlanName | null;
  started_at: Date | null;
  ends_at: Date | null;
  now: Date;
};

/**
 * The user with that id, or null. With a session: null unless it stands. Also null for an unverified, disabled or deleted user,
 * and for a session without MFA of a user who has it. One round trip, because every authenticated call makes it; the database
 * clock decides VIP and whether a session has run out.
 */
export async function getActor(userId: string, sessionId?: string): Promise<Actor | null> {
  const [row] = await db.$queryRaw<ActorRow[]>`
    SELECT u.id, u.email, u.first_name, u.last_name, u.display_name, u.role, u.photo_url, u.show_on_wall,
           u.shipping_address, u.session_version, s.started_at, x.id AS session_id, x.with_mfa,
           x.last_used_at < now() - interval '5 minutes' AS is_untouched,
           EXISTS (SELECT 1 FROM totp_credentials f WHERE f.user_id = u.id AND f.confirmed_at IS NOT NULL) AS has_factor,
           EXISTS (SELECT 1 FROM passkeys p WHERE p.user_id = u.id) AS has_passkey,
           CASE WHEN s.next_plan_at <= now() THEN s.next_plan ELSE s.plan END AS plan, s.ends_at, now() AS now
    FROM users u LEFT JOIN subscriptions s ON s.user_id = u.id
      LEFT JOIN sessions x ON x.id = ${sessionId ?? null} AND ${sessionStands}
    WHERE u.id = ${userId} AND u.email_verified_at IS NOT NULL AND u.disabled_at IS NULL AND u.deleted_at IS NULL`;
  if (!row || (sessionId !== undefined && !row.session_id)) return null;
  if (row.has_factor && row.session_id && !row.with_mfa) return null;
  if (row.session_id && row.is_untouched) afterResponse(() => touchSession(row.session_id as string));
  return toActor(row);
}

function toActor(row: ActorRow): Actor {
  const isVIP = isVipAt(row.now, row.ends_at);
  // A passkey is a factor of the sessions that it starts. It does not prevent signing in with the password.
  const hasPassed = row.with_mfa === true && (row.has_factor || row.has_passkey);
  const mfaRequired = row.role === "Admin" && !row.has_factor && !hasPassed && env().ADMIN_TOTP_REQUIRED;
  const role = mfaRequired ? "Member" : row.role;
  return {
    _id: row.id,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    displayName: row.display_name,
    role,
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
    mfa: hasPassed ? "passed" : row.has_factor ? "due" : "none",
    mfaRequired: mfaRequired,
    sessionId: row.session_id,
  };
}
