import { beforeEach, expect, test } from "vitest";
import { POST as answerWall } from "@/app/api/account/founders-wall/route";
import { GET } from "@/app/api/admin/founders-wall/route";
import { POST as saveProfile } from "@/app/api/profile/update/route";
import { makeUser } from "@/lib/auth/factory";
import { day } from "@/lib/core/clock";
import { accountApiPaths } from "@/lib/core/urls/account-api-paths";
import { serverApiPaths } from "@/lib/core/urls/server-api-paths";
import { db } from "@/lib/db/client";
import { callRoute } from "@/lib/http/test-client";
import { getActor } from "@/lib/subscriptions/get-actor";

const inDays = (days: number) => new Date(Date.now() + days * day);
const readFoundersWall = async () => (await callRoute(GET, serverApiPaths.foundersWall)).body.founders;
const names = async () => (await readFoundersWall()).map(({ displayName }: { displayName: string }) => displayName);
const member = (displayName: string, more: Parameters<typeof makeUser>[0] = {}) =>
  makeUser({
    displayName,
    plan: "yearly",
    planFrom: inDays(-30),
    planTo: inDays(30),
    wallAsked: true,
    ...more,
  });

beforeEach(() => db.user.updateMany({ data: { showOnWall: false } }));

test("lists only active annual and collector members, earliest first", async () => {
  await member("Second", { planFrom: inDays(-20) });
  await member("First", { planFrom: inDays(-40), plan: "collector" });
  await member("Monthly", { plan: "monthly" });
  await member("Patron", { plan: "patron" });
  await member("Expired", { planFrom: inDays(-400), planTo: inDays(-1) });
  await member("Hidden", { showOnWall: false });
  await member("Disabled", { disabled: true });
  await member("Deleted", { deleted: true });
  await member("Unverified", { verified: false });
  await member("Without a plan", { plan: null });
  await member("An admin", { plan: null, role: "Admin" });
  expect(await names()).toEqual(["First", "Second"]);
});

test("each entry has exactly the specified fields", async () => {
  const { email, id } = await member("Amara O.", { firstName: "Amara", lastName: "Ọkọ́nkwọ", planFrom: inDays(-10) });
  const founders = await readFoundersWall();
  expect(founders).toEqual([
    {
      displayName: "Amara O.",
      firstName: "Amara",
      lastName: "Ọ.",
      photoUrl: null,
      subscription: { plan: "yearly", startDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) },
    },
  ]);
  expect(JSON.stringify(founders)).not.toContain(email);
  expect(JSON.stringify(founders)).not.toContain(id);
});

test("gives the whole last name only where the public name has it", async () => {
  await member("Dr Amara Ọkọ́nkwọ", { firstName: "Amara", lastName: "Ọkọ́nkwọ" });
  expect((await readFoundersWall())[0]).toMatchObject({ lastName: "Ọkọ́nkwọ" });
});

test("shows a member only after they were asked, by the question or in the profile", async () => {
  const asked = await member("Question", { wallAsked: false, planFrom: inDays(-3) });
  const saved = await member("Profile", { wallAsked: false, planFrom: inDays(-2) });
  expect(await names()).toEqual([]);
  await callRoute(answerWall, accountApiPaths.wallVisibility, { as: await getActor(asked.id), body: { show: true } });
  await callRoute(saveProfile, accountApiPaths.updateProfile, {
    as: await getActor(saved.id),
    body: { displayName: "Still" },
  });
  expect(await names()).toEqual(["Question"]);
  await callRoute(saveProfile, accountApiPaths.updateProfile, {
    as: await getActor(saved.id),
    body: { showOnWall: true },
  });
  expect(await names()).toEqual(["Question", "Still"]);
});

test("uses the next plan once it has started", async () => {
  const down = await member("Gone down");
  await db.subscription.update({
    where: { userId: down.id },
    data: { nextPlan: "monthly", nextPlanAt: inDays(-1) },
  });
  const up = await member("Gone up", { plan: "monthly" });
  await db.subscription.update({ where: { userId: up.id }, data: { nextPlan: "collector", nextPlanAt: inDays(-1) } });
  expect(
    (await readFoundersWall()).map(({ displayName, subscription }: never) => [
      displayName,
      (subscription as { plan: string }).plan,
    ]),
  ).toEqual([["Gone up", "collector"]]);
});

test("removes a member who hides their name", async () => {
  const { id } = await member("Halima B.");
  expect(await names()).toEqual(["Halima B."]);
  await callRoute(saveProfile, accountApiPaths.updateProfile, { as: await getActor(id), body: { showOnWall: false } });
  expect(await names()).toEqual([]);
  await callRoute(saveProfile, accountApiPaths.updateProfile, {
    as: await getActor(id),
    body: { showOnWall: true, displayName: "Madam Chair" },
  });
  expect(await names()).toEqual(["Madam Chair"]);
});
