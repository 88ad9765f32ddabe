import type { Actor, PlanName, ShippingAddress } from "@/lib/accounts/contracts";
import { isVipAt, perksHeld } from "@/lib/membership/rules";
import { db } from "@/lib/platform/db";

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
  plan: PlanName | null;
  started_at: Date | null;
  ends_at: Date | null;
  now: Date;
};

/**
 * The person with that id whose sessions are at that version, or null. Unverified, disabled and deleted people are nobody.
 * One round trip, because every guarded call makes it; VIP is judged by the database's clock.
 */
export async function findActor(userId: string, sessionVersion?: number): Promise<Actor | null> {
  const [row] = await db.$queryRaw<ActorRow[]>`
    SELECT u.id, u.email, u.first_name, u.last_name, u.display_name, u.role, u.photo_url, u.show_on_wall,
           u.shipping_address, u.session_version, s.started_at,
           CASE WHEN s.next_plan_at <= now() THEN s.next_plan ELSE s.plan END AS plan, s.ends_at, now() AS now
    FROM users u LEFT JOIN subscriptions s ON s.user_id = u.id
    WHERE u.id = ${userId} AND u.email_verified_at IS NOT NULL AND u.disabled_at IS NULL AND u.deleted_at IS NULL`;
  if (!row || (sessionVersion !== undefined && row.session_version !== sessionVersion)) return null;
  return toActor(row);
}

function toActor(row: ActorRow): Actor {
  const isVIP = isVipAt(row.now, row.ends_at);
  return {
    _id: row.id,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    displayName: row.display_name,
    role: row.role,
    isVIP,
    subscription: row.plan && {
      plan: row.plan,
      startDate: row.started_at?.toISOString() ?? null,
      endDate: row.ends_at?.toISOString() ?? null,
    },
    photoUrl: row.photo_url,
    showOnWall: row.show_on_wall,
    shippingAddress: row.shipping_address,
    perks: perksHeld(row.plan, isVIP, row.role === "Admin"),
    sessionVersion: row.session_version,
  };
}
