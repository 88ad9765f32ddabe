import type { Actor } from "@/lib/auth/contracts";
import type { ViewAs } from "@/lib/auth/view-as/contracts";
import { day } from "@/lib/core/clock";
import { getPerks } from "@/lib/subscriptions/rules";

/**
 * An admin who views the site as somebody else: the same person without the rights of an admin, and with a plan that has just begun. It
 * can do nothing that the admin cannot, because an admin passes every check of a plan and has every perk.
 */
export function toViewedActor(admin: Actor, viewAs: ViewAs, now: Date): Actor {
  const plan = viewAs === "visitor" ? null : viewAs;
  return {
    ...admin,
    viewAs,
    role: "Member",
    staffRole: null,
    isVIP: plan !== null,
    subscription: plan && {
      plan,
      startDate: now.toISOString(),
      endDate: new Date(now.getTime() + 30 * day).toISOString(),
    },
    perks: getPerks(plan, plan !== null, false),
  };
}
