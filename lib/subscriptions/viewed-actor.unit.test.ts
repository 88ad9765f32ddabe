import { expect, test } from "vitest";
import { type Actor, perkNames } from "@/lib/auth/contracts";
import { can, permissions } from "@/lib/auth/staff-roles";
import { viewAsNames } from "@/lib/auth/view-as/contracts";
import { getPerks } from "@/lib/subscriptions/rules";
import { toViewedActor } from "./viewed-actor";

const now = new Date("2026-11-27T10:00:00Z");
const admin: Actor = {
  _id: "usr_admin",
  email: "admin@livingarchive.test",
  firstName: "Adaeze",
  lastName: "Okonkwo",
  displayName: "Adaeze O.",
  role: "Admin",
  staffRole: "Owner",
  isVIP: false,
  subscription: null,
  photoUrl: null,
  showOnWall: true,
  shippingAddress: null,
  perks: getPerks(null, false, true),
  sessionVersion: 1,
  mfa: "passed",
  mfaRequired: false,
  sessionId: "sgn_1",
  viewAs: null,
  isSeen: true,
};

test.each(viewAsNames)("a view as %s has no right that the admin has not, and nobody else's data", (as) => {
  const viewed = toViewedActor(admin, as, now);
  expect(viewed.role).toBe("Member");
  for (const permission of permissions) expect(can(viewed, permission)).toBe(false);
  for (const perk of perkNames) expect(admin.perks[perk] || !viewed.perks[perk]).toBe(true);
  const { _id, email, displayName, shippingAddress, sessionId } = admin;
  expect(viewed).toMatchObject({ _id, email, displayName, shippingAddress, sessionId, viewAs: as });
});

test("a view as a visitor has no plan, and one as a member has its plan and perks", () => {
  expect(toViewedActor(admin, "visitor", now)).toMatchObject({ isVIP: false, subscription: null });
  const monthly = toViewedActor(admin, "monthly", now);
  expect(monthly).toMatchObject({ isVIP: true, subscription: { plan: "monthly" } });
  expect([monthly.perks.digitalPrints, monthly.perks.membersPortal]).toEqual([false, true]);
  expect(toViewedActor(admin, "collector", now).perks.digitalPrints).toBe(true);
});

test("an admin with a plan of their own sees the chosen plan", () => {
  const own = { ...admin, isVIP: true, subscription: { plan: "collector" as const, startDate: null, endDate: null } };
  expect(toViewedActor(own, "visitor", now)).toMatchObject({ isVIP: false, subscription: null });
});
