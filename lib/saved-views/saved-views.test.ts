import { beforeAll, expect, test } from "vitest";
import { DELETE as remove } from "@/app/api/admin/views/[id]/route";
import { PUT as hide } from "@/app/api/admin/views/columns/route";
import { POST as save } from "@/app/api/admin/views/route";
import type { Actor } from "@/lib/auth/contracts";
import { callRoute } from "@/lib/http/test-client";
import { MAX_VIEWS_PER_LIST } from "@/lib/saved-views/contracts";
import { getListSettings } from "@/lib/saved-views/queries";
import { makeActor } from "@/lib/subscriptions/factory";

let admin: Actor;
let other: Actor;
beforeAll(async () => {
  [admin, other] = await Promise.all([makeActor({ role: "Admin" }), makeActor({ role: "Admin" })]);
});

const post = (as: Actor, name: string, query: Record<string, string>, list = "orders") =>
  callRoute(save, "/api/admin/views", { as, body: { list, name, query } });
const drop = (as: Actor, id: string) =>
  callRoute(remove, `/api/admin/views/${id}`, { method: "DELETE", as, params: { id } });

test("a view belongs to one admin and list, and saving its name again replaces its query", async () => {
  await post(admin, "Mine", { status: "pending" });
  await post(admin, " Mine ", { status: "shipped", sort: "oldest" });
  await post(other, "Mine", { payment: "paid" });
  const { views } = await getListSettings(admin, "orders");
  expect(views).toMatchObject([{ name: "Mine", query: { status: "shipped", sort: "oldest" } }]);
  expect((await getListSettings(admin, "users")).views).toEqual([]);
  const id = views[0]?._id ?? "";
  expect((await drop(other, id)).status).toBe(404);
  expect((await drop(admin, id)).status).toBe(200);
  expect((await getListSettings(admin, "orders")).views).toEqual([]);
});

test("rejects a view with a page, an unknown list, and one view too many, also at once", async () => {
  expect((await post(admin, "Page", { cursor: "abc" })).status).toBe(400);
  expect((await post(admin, "List", {}, "passwords")).status).toBe(400);
  const made = await Promise.all(
    Array.from({ length: MAX_VIEWS_PER_LIST + 2 }, (_, i) => post(admin, `View ${i}`, { q: String(i) }, "users")),
  );
  expect(made.filter(({ status }) => status === 409)).toHaveLength(2);
  expect((await getListSettings(admin, "users")).views).toHaveLength(MAX_VIEWS_PER_LIST);
});

test("stores the hidden columns of one admin", async () => {
  const put = (columns: string[]) =>
    callRoute(hide, "/api/admin/views/columns", { method: "PUT", as: admin, body: { list: "orders", columns } });
  await put(["items"]);
  await put(["buyer", "items", "buyer"]);
  expect((await getListSettings(admin, "orders")).hiddenColumns).toEqual(["buyer", "items"]);
  expect((await getListSettings(other, "orders")).hiddenColumns).toEqual([]);
  expect((await put(["drop table"])).status).toBe(400);
});
