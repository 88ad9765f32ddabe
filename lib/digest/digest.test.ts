import { beforeEach, describe, expect, test } from "vitest";
import { POST as setDigest } from "@/app/api/account/digest/route";
import { POST as stopOneClick } from "@/app/api/digest/stop/[token]/route";
import { POST as stop } from "@/app/api/digest/stop/route";
import type { Actor } from "@/lib/auth/contracts";
import { makeProduct } from "@/lib/catalog/factory";
import { makeComment } from "@/lib/comments/factory";
import { day } from "@/lib/core/clock";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { getDigest, wantsDigest } from "@/lib/digest/queries";
import { sendDigests } from "@/lib/digest/send-digests";
import { makeArtwork, makeExhibition } from "@/lib/exhibitions/factory";
import { callRoute } from "@/lib/http/test-client";
import { makeActor } from "@/lib/subscriptions/factory";
import { processOutbox } from "@/lib/workflows/job-handlers";
import { emulator } from "@/tooling/dev-stack/test-context";

/** The 2nd of the next month in Lagos, when the digests of this month are sent, and this month. */
const today = new Date();
const month = new Date(today.getTime() + 3_600_000).toISOString().slice(0, 7);
const sendingDay = new Date(`${month}-01T12:00:00Z`);
sendingDay.setUTCMonth(sendingDay.getUTCMonth() + 1, 2);

const mailsTo = ({ email }: Actor) =>
  emulator()
    .emails()
    .filter(({ to }) => [to].flat().includes(email));

const want = (as: Actor, wanted = "yes") => callRoute(setDigest, "/api/account/digest", { as, body: { wanted } });
/** A member, or a user without a plan, who has wanted the digest since the month before. */
async function makeReader({ isMember = true } = {}): Promise<Actor> {
  const actor = await makeActor(isMember ? { plan: "monthly", days: 90 } : {});
  await want(actor);
  await db.digestSubscription.update({
    where: { userId: actor._id },
    data: { createdAt: new Date(today.getTime() - 40 * day) },
  });
  return actor;
}

async function send(at = sendingDay): Promise<number> {
  const sent = await sendDigests(at);
  await processOutbox();
  return sent;
}

beforeEach(async () => {
  await db.$executeRaw`DELETE FROM rate_limits`;
  await db.digestSubscription.deleteMany();
  await db.artwork.deleteMany();
  await db.event.deleteMany();
  await db.product.updateMany({ data: { deletedAt: today } });
});

describe("the setting", () => {
  test("is off until it is turned on, and off again at once", async () => {
    const actor = await makeActor({ plan: "monthly" });
    expect(await wantsDigest(actor._id)).toBe(false);
    for (const _ of [1, 2]) expect((await want(actor)).status).toBe(200);
    expect(await wantsDigest(actor._id)).toBe(true);
    await want(actor, "no");
    expect(await wantsDigest(actor._id)).toBe(false);
  });

  test.each(["page", "one click"])("is turned off by the link of the email: %s", async (way) => {
    const reader = await makeReader();
    const { unsubscribeToken: token } = await db.digestSubscription.findUniqueOrThrow({
      where: { userId: reader._id },
    });
    const turnOff = () =>
      way === "page"
        ? callRoute(stop, "/api/digest/stop", { body: { token } })
        : callRoute(stopOneClick, `/api/digest/stop/${token}`, { method: "POST", params: { token }, body: {} });
    for (const _ of [1, 2]) expect((await turnOff()).status).toBe(200);
    expect(await wantsDigest(reader._id)).toBe(false);
  });
});

describe("the email", () => {
  test("has new works, drops, events and replies, names nobody and can be stopped", async () => {
    const reader = await makeReader();
    const exhibition = await makeExhibition({ title: "Heads of State" });
    await makeArtwork({ exhibitionId: exhibition.id, title: "The Cap", imageUrl: "/images/cap.jpg" });
    await makeProduct({ name: "Golden Voice" });
    await makeProduct({ name: "A vase to come", opensAt: new Date(Date.now() + 5 * day) });
    await db.event.create({
      data: { id: newId("evt"), title: "Read aloud", startsAt: new Date(Date.now() + 9 * day), place: "Lagos" },
    });
    const own = await makeComment({ userId: reader._id, message: "What I wrote" });
    const other = await makeActor({ displayName: "Do Not Print Me" });
    await makeComment({ userId: other._id, parentId: own.id, message: "A secret reply" });
    await makeComment({ userId: reader._id, parentId: own.id, message: "I answer myself" });
    expect(await send()).toBe(1);
    const [mail] = mailsTo(reader);
    expect(mail?.subject).toMatch(/at the museum: 1 new work, 1 new drop, 1 drop to come, 1 event and 1 reply to you$/);
    for (const part of ["The Cap", "Golden Voice", "A vase to come", "Read aloud", "Lagos"])
      expect(mail?.html).toContain(part);
    expect(`${mail?.html}${mail?.text}`).not.toMatch(/Do Not Print Me|secret reply/);
    const { unsubscribeToken } = await db.digestSubscription.findUniqueOrThrow({ where: { userId: reader._id } });
    expect(mail?.headers).toMatchObject({
      "List-Unsubscribe": expect.stringContaining(unsubscribeToken),
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      "Auto-Submitted": "auto-generated",
    });
  });

  test("has no work of an exhibition that is not open, and has older works of one that has opened", async () => {
    const reader = await makeReader();
    const at = (months: number) => new Date(today.getTime() - months * 35 * day);
    const [announced, opened, older] = [
      await makeExhibition({ status: "announced" }),
      await makeExhibition({ status: "open", opensAt: today }),
      await makeExhibition({ status: "open", opensAt: at(2) }),
    ];
    await makeArtwork({ exhibitionId: announced.id, title: "Secret", imageUrl: "/images/a.jpg" });
    await makeArtwork({ exhibitionId: opened.id, title: "Opened", imageUrl: "/images/b.jpg", createdAt: at(1) });
    await makeArtwork({ exhibitionId: older.id, title: "Seen before", imageUrl: "/images/c.jpg", createdAt: at(1) });
    await makeArtwork({ exhibitionId: older.id, title: "Added", imageUrl: "/images/d.jpg" });
    const { works } = await getDigest({ userId: reader._id, month });
    expect(works.items.map(({ title }) => title).sort()).toEqual(["Added", "Opened"]);
    expect(works.total).toBe(2);
  });

  test("is sent once a month, also when the job runs many times at once", async () => {
    const reader = await makeReader();
    await makeProduct();
    const sent = await Promise.all(Array.from({ length: 5 }, () => sendDigests(sendingDay)));
    expect(sent.reduce((sum, one) => sum + one, 0)).toBe(1);
    await processOutbox();
    expect(await send()).toBe(0);
    expect(mailsTo(reader)).toHaveLength(1);
    // A lost mark does not send it again: the job has the person and the month as its key.
    await db.digestSubscription.updateMany({ data: { lastMonth: null } });
    await send();
    expect(mailsTo(reader)).toHaveLength(1);
  });

  test("is not sent about a month without anything", async () => {
    const reader = await makeReader();
    expect(await send()).toBe(1);
    expect(mailsTo(reader)).toEqual([]);
    // It is not looked at again in this month.
    expect(await send()).toBe(0);
  });

  test.each([
    ["before nine on the 1st", (at: Date) => at.setUTCDate(1) && at.setUTCHours(7, 59)],
    ["after the 7th", (at: Date) => at.setUTCDate(8)],
  ])("is not sent %s", async (_, change) => {
    await makeReader();
    await makeProduct();
    const at = new Date(sendingDay);
    change(at);
    expect(await send(at)).toBe(0);
  });

  test("is for members at the time of sending, who asked before the month began", async () => {
    await makeProduct();
    const [none, late, gone] = [await makeReader({ isMember: false }), await makeReader(), await makeReader()];
    await db.digestSubscription.update({ where: { userId: late._id }, data: { createdAt: sendingDay } });
    await sendDigests(sendingDay);
    await want(gone, "no");
    await processOutbox();
    expect([none, late, gone].flatMap(mailsTo)).toEqual([]);
  });
});

test("drafts, hidden events, removed replies and other months are left out", async () => {
  const reader = await makeReader();
  const draft = await makeExhibition({ isDraft: true });
  await makeArtwork({ exhibitionId: draft.id, imageUrl: "/images/cap.jpg" });
  const shown = await makeExhibition();
  await makeArtwork({ exhibitionId: shown.id, imageUrl: null });
  await makeArtwork({ exhibitionId: shown.id, imageUrl: "/a.jpg", createdAt: new Date(today.getTime() - 70 * day) });
  await makeProduct({ inStock: false });
  await makeProduct({ closesAt: new Date(Date.now() - day) });
  const startsAt = new Date(Date.now() + 5 * day);
  const event = (data: object) =>
    db.event.create({ data: { id: newId("evt"), title: "Not shown", startsAt, ...data } });
  await event({ isHidden: true });
  await event({ cancelledAt: today });
  await event({ startsAt: new Date(Date.now() + 60 * day) });
  const own = await makeComment({ userId: reader._id });
  const { _id: userId } = await makeActor();
  await makeComment({ userId, parentId: own.id, deletedAt: today });
  await makeComment({ userId, parentId: own.id, status: "pending" });
  expect(await getDigest({ userId: reader._id, month })).toEqual({
    works: { total: 0, items: [] },
    drops: { total: 0, items: [] },
    upcoming: [],
    events: [],
    replies: 0,
  });
});
