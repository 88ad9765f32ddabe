import { expect, it } from "vitest";
import { describeChange } from "@/components/admin/overview/sales-labels";
import { actionCommands, findCommands, pageCommands } from "./commands";
import { adminPages, findAdminPage } from "./sections";

const names = (query: string) => findCommands([...actionCommands, ...pageCommands], query).map(({ name }) => name);

it("finds commands and pages by the beginnings of their words", () => {
  expect(names("new pro")).toEqual(["New product"]);
  expect(names("csv")).toEqual(["Export orders", "Export products", "Export users"]);
  expect(names("gift")).toEqual(["Gift memberships"]);
  expect(names("zzz")).toEqual([]);
  expect(names("")).toHaveLength(actionCommands.length + pageCommands.length);
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
