import { expect, test } from "vitest";
import { can, permissions, type StaffRole } from "@/lib/auth/staff-roles";

const allowed = (staffRole: StaffRole) =>
  permissions.filter((permission) => can({ role: "Admin", staffRole }, permission));

test("each role of an admin may do its own work, and an owner everything", () => {
  expect(allowed("Owner")).toEqual(permissions);
  expect(allowed("Packer")).toEqual(["orders"]);
  expect(allowed("Moderator")).toEqual(["comments"]);
  expect(allowed("Curator")).toEqual(["transfers", "exhibitions", "pages", "events"]);
  expect(allowed("Finance")).toEqual(["payments"]);
});

test("a member, an admin without a staff role and nobody may do nothing; of several permissions one is enough", () => {
  expect(can({ role: "Member", staffRole: "Owner" }, "orders")).toBe(false);
  expect(can({ role: "Admin", staffRole: null }, "orders")).toBe(false);
  expect(can(null, "orders")).toBe(false);
  expect(can({ role: "Admin", staffRole: "Finance" }, ["orders", "payments"])).toBe(true);
});
