import { beforeEach, expect, test } from "vitest";
import { DELETE as deleteRoute, PUT as putRoute } from "@/app/api/admin/segments/[id]/route";
import { GET as getPeople } from "@/app/api/admin/segments/people/route";
import { POST as postRoute } from "@/app/api/admin/segments/route";
import { GET as getExport } from "@/app/api/admin/users/export/route";
import { listUsers } from "@/lib/auth/admin-queries";
import { sampleAddress } from "@/lib/auth/factory";
import type { SegmentFilter } from "@/lib/auth/segments/contracts";
import { findSegment, listSegments } from "@/lib/auth/segments/queries";
import { makeProduct } from "@/lib/catalog/factory";
import { makeComment } from "@/lib/comments/factory";
import { linkToken, newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { callRoute } from "@/lib/http/test-client";
import { makeOrder } from "@/lib/orders/factory";
import { makeActor } from "@/lib/subscriptions/factory";

beforeEach(() => db.$executeRaw`DELETE FROM rate_limits`);

test("a segment is the people who meet all of its conditions, in its count, the list and the export", async () => {
  const admin = await makeActor({ role: "Admin" });
  const town = newId("usr");
  const address = { ...sampleAddress, city: town };
  const product = await makeProduct({ stock: 9 });
  const [buyer, member, former, newcomer] = [
    await makeActor({ shippingAddress: address }),
    await makeActor({ shippingAddress: address, plan: "collector" }),
    await makeActor({ shippingAddress: address, plan: "monthly", days: -3 }),
    await makeActor({ shippingAddress: address, createdAt: new Date("2026-01-10T12:00:00Z") }),
  ];
  const order = await makeOrder({ buyer: { ...buyer, id: buyer._id }, items: [{ product }] });
  const paid = Number(order.totalKobo) / 100;
  await makeComment({ userId: member._id });
  await db.newsletterSubscriber.create({
    data: {
      id: newId("sbs"),
      email: former.email,
      status: "confirmed",
      confirmedAt: new Date(),
      unsubscribeToken: linkToken(),
    },
  });

  const save = (name: string, filter: SegmentFilter) =>
    callRoute(postRoute, "/api/admin/segments", { as: admin, body: { name, filter } });
  const idsOf = async (segment: string) => (await listUsers({ segment })).people.map(({ _id }) => _id).sort();
  const cases: [SegmentFilter, { _id: string }[]][] = [
    [{ town: town.toUpperCase() }, [buyer, member, former, newcomer]],
    [{ town, country: "ghana" }, []],
    [{ town, plan: "collector" }, [member]],
    [{ town, plan: "active" }, [member]],
    [{ town, plan: "ended" }, [former]],
    [{ town, plan: "none" }, [buyer, former, newcomer]],
    [{ town, product: product.id }, [buyer]],
    [{ town, paid }, [buyer]],
    [{ town, paid: paid + 1_000_000 }, []],
    [{ town, to: "2026-01-10" }, [newcomer]],
    [{ town, from: "2026-01-11", comments: "no", newsletter: "no" }, [buyer]],
    [{ town, comments: "yes" }, [member]],
    [{ town, newsletter: "yes" }, [former]],
  ];
  for (const [filter, people] of cases) {
    const { status, body } = await save(`${town} ${JSON.stringify(filter)}`.slice(0, 60), filter);
    const wanted = people.map(({ _id }) => _id).sort();
    expect([filter, status, await idsOf(body.id)]).toEqual([filter, 200, wanted]);
    expect((await listSegments()).find(({ _id }) => _id === body.id)?.people).toBe(wanted.length);
    const query = new URLSearchParams(Object.entries(filter).map(([name, value]) => [name, String(value)]));
    const counted = await callRoute(getPeople, `/api/admin/segments/people?${query}`, { as: admin });
    expect(counted.body.people).toBe(wanted.length);
    const csv = await callRoute(getExport, `/api/admin/users/export?segment=${body.id}`, { as: admin });
    expect(csv.text.trim().split("\n")).toHaveLength(wanted.length + 1);
    await callRoute(deleteRoute, "/x", { method: "DELETE", as: admin, params: { id: body.id } });
    await db.$executeRaw`DELETE FROM rate_limits`;
  }
});

test("a segment needs a name of its own and a condition, can be changed, and is recorded", async () => {
  const admin = await makeActor({ role: "Admin" });
  const name = newId("seg");
  const save = (body: object) => callRoute(postRoute, "/api/admin/segments", { as: admin, body });
  const { body } = await save({ name, filter: { plan: "active" } });
  expect((await save({ name, filter: { plan: "none" } })).status).toBe(409);
  expect((await save({ name: `${name} 2`, filter: {} })).body.error).toBe("Choose at least one condition");
  expect((await save({ name: `${name} 2`, filter: { from: "2026-02-01", to: "2026-01-01" } })).status).toBe(400);
  const change = {
    as: admin,
    method: "PUT",
    params: { id: body.id },
    body: { name, filter: { plan: "none" }, version: 1 },
  };
  expect((await callRoute(putRoute, "/x", change)).status).toBe(200);
  expect(
    (await callRoute(getExport, "/api/admin/users/export?segment=seg_00000000000000000000", { as: admin })).status,
  ).toBe(404);
  const entries = await db.auditLog.findMany({ where: { subject: body.id }, orderBy: { createdAt: "asc" } });
  expect(entries.map(({ action }) => action)).toEqual(["segment.create", "segment.update"]);
});

test("of two admins who edit a segment at once the second is notified, and sees what is saved now", async () => {
  const [first, second] = [
    await makeActor({ role: "Admin", firstName: "Adaeze", lastName: "Nnamdi" }),
    await makeActor({ role: "Admin" }),
  ];
  const name = newId("seg");
  const { body } = await callRoute(postRoute, "/api/admin/segments", {
    as: first,
    body: { name, filter: { plan: "active" } },
  });
  const save = (as: typeof first, filter: SegmentFilter, version: number) =>
    callRoute(putRoute, "/x", { as, method: "PUT", params: { id: body.id }, body: { name, filter, version } });
  const both = await Promise.all([save(first, { town: "Kano" }, 1), save(first, { town: "Kano" }, 1)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const refused = await save(second, { plan: "none" }, 1);
  expect(refused).toMatchObject({
    status: 409,
    body: {
      code: "stale",
      current: { version: 2, fields: { name, filter: { town: "Kano" } }, savedBy: "Adaeze Nnamdi" },
    },
  });
  expect((await findSegment(body.id))?.filter).toEqual({ town: "Kano" });
  expect((await save(second, { plan: "none" }, refused.body.current.version)).status).toBe(200);
});
