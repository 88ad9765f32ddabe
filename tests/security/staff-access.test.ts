import { beforeEach, expect, test } from "vitest";
import { noPermission } from "@/lib/auth/permissions";
import { backgroundSettled } from "@/lib/core/background";
import { db } from "@/lib/db/client";
import { makeSession } from "@/lib/http/test-session";
import { makeActor } from "@/lib/subscriptions/factory";
import { endpointName } from "@/tests/security/access-matrix";
import { callHandler } from "@/tests/security/call-handler";
import { endpoints } from "@/tests/security/endpoints";
import { endpointsForAllStaff, staffEndpoints, staffNames } from "@/tests/security/staff-access";

beforeEach(() => db.$executeRaw`DELETE FROM rate_limits`);

const adminEndpoints = endpoints.filter(({ access }) => access === "admin");
/** A record that does not exist, and no body: a call that is let in finds nothing to do. */
const params = {
  id: "none",
  number: "none",
  slug: "none",
  exhibition: "none",
  auctionId: "none",
  uploadId: "none",
  jobId: "none",
  list: "none",
};

test.each(staffNames)("a %s may call the endpoints of that role and no others", async (staffRole) => {
  const token = await makeSession(await makeActor({ role: "Admin", staffRole }));
  const letIn: string[] = [];
  for (const endpoint of adminEndpoints) {
    await db.$executeRaw`DELETE FROM rate_limits`;
    const { status, body } = await callHandler({ ...endpoint, input: { params }, token });
    if (status !== 403) letIn.push(endpointName(endpoint));
    else if (!endpoint.plain)
      expect([endpointName(endpoint), body?.error]).toEqual([
        endpointName(endpoint),
        endpoint.messages?.[403] ?? noPermission,
      ]);
  }
  await backgroundSettled();
  const expected = adminEndpoints
    .map(endpointName)
    .filter((name) => endpointsForAllStaff.includes(name) || staffEndpoints[staffRole].some((rule) => rule.test(name)));
  expect(letIn).toEqual(expected);
});

test("the search and the open tasks of a Packer have nothing of other roles", async () => {
  const packer = await makeActor({ role: "Admin", staffRole: "Packer", lastName: "Packerson" });
  const token = await makeSession(packer);
  const search = { method: "GET", path: "/api/admin/search", input: { query: "q=Packerson" }, token };
  expect((await callHandler(search)).body.results).toEqual([]);
  const owner = await makeSession(await makeActor({ role: "Admin" }));
  expect((await callHandler({ ...search, token: owner })).body.results).toMatchObject([
    { kind: "person", id: packer._id },
  ]);
  await db.outboxMessage.create({
    data: { id: "out_failed_for_packer", topic: "x", key: "failed-for-packer", payload: {}, status: "failed" },
  });
  const todos = { method: "GET", path: "/api/admin/todos", token };
  expect((await callHandler(todos)).body.todos.failedJobs).toBe(0);
  expect((await callHandler({ ...todos, token: owner })).body.todos.failedJobs).toBeGreaterThan(0);
});

test("an admin without a staff role may call nothing", async () => {
  const actor = await makeActor({ role: "Admin" });
  await db.user.update({ where: { id: actor._id }, data: { staffRole: null } });
  const token = await makeSession(actor);
  for (const endpoint of adminEndpoints.slice(0, 10))
    expect((await callHandler({ ...endpoint, input: { params }, token })).status).toBe(403);
});
