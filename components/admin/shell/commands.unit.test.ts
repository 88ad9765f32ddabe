import { expect, it } from "vitest";
import { describeChange } from "@/components/admin/overview/sales-labels";
import type { StaffRole } from "@/lib/auth/staff-roles";
import { actionCommands, commandsFor, findCommands, pageCommands } from "./commands";
import { adminPages, findAdminPage } from "./sections";

const names = (query: string) => findCommands([...actionCommands, ...pageCommands], query).map(({ name }) => name);

it("finds commands and pages by the beginnings of their words", () => {
  expect(names("new pro")).toEqual(["New product"]);
  expect(names("csv")).toEqual(["Export orders", "Export products", "Export users"]);
  expect(names("gift")).toEqual(["Gift memberships", "Gift vouchers"]);
  expect(names("privacy")).toEqual(["Privacy and cookies"]);
  expect(names("zzz")).toEqual([]);
  expect(names("")).toHaveLength(actionCommands.length + pageCommands.length);
});

it("offers an admin only what the role may do, also within a section that several roles read", () => {
  const namesFor = (staffRole: StaffRole) =>
    commandsFor({ role: "Admin", staffRole }, actionCommands).map(({ name }) => name);
  expect(namesFor("Packer")).toEqual(
    expect.arrayContaining(["Orders to pack", "Pack orders", "New order", "Export orders"]),
  );
  expect(namesFor("Finance")).toEqual(expect.arrayContaining(["Orders to pack", "Export orders"]));
  expect(namesFor("Finance")).not.toEqual(expect.arrayContaining(["Pack orders"]));
  expect(namesFor("Finance")).not.toEqual(expect.arrayContaining(["New order"]));
});

it("gives each key to one page, and each page of the admin to its entry", () => {
  const keys = adminPages.flatMap(({ key }) => key ?? []);
  expect(new Set(keys).size).toBe(keys.length);
  expect(findAdminPage("/admin/orders/LA-7F3K-92QX")?.name).toBe("Orders");
  expect(findAdminPage("/admin")?.name).toBe("Overview");
  expect(findAdminPage("/admin/nothing")).toBeUndefined();
});

it("describes the change from one period to the next", () => {
  expect([
    describeChange(300, 200),
    describeChange(100, 200),
    describeChange(200, 200),
    describeChange(5, 0),
    describeChange(0, 0),
  ]).toEqual(["50% more", "50% less", "the same", "none", "the same"]);
});
