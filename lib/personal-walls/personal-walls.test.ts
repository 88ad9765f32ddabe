import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { PUT as putWall } from "@/app/api/account/wall/route";
import { POST as postShare } from "@/app/api/account/wall/share/route";
import { POST as postUnshare } from "@/app/api/account/wall/unshare/route";
import { POST as postWork } from "@/app/api/account/wall/works/route";
import { POST as postAllow } from "@/app/api/admin/walls/[id]/allow/route";
import { POST as postDismiss } from "@/app/api/admin/walls/[id]/dismiss-reports/route";
import { POST as postTakeOff } from "@/app/api/admin/walls/[id]/take-off/route";
import { POST as postReport } from "@/app/api/walls/[token]/report/route";
import type { Actor } from "@/lib/auth/contracts";
import { db, disconnect } from "@/lib/db/client";
import { makeArtwork, makeExhibition } from "@/lib/exhibitions/factory";
import { callRoute } from "@/lib/http/test-client";
import { makeActor } from "@/lib/subscriptions/factory";
import { processOutbox } from "@/lib/workflows/job-handlers";
import { listAdminWalls } from "./admin-queries";
import type { OwnWall } from "./contracts";
import { makePersonalWall } from "./factory";
import { getOwnWall, getSharedWall } from "./queries";
import { MAX_WALL_WORKS } from "./rules";
import { saveWall } from "./save-wall";
import { shareWall } from "./share-wall";

const uploaded = "/api/pictures/img-0123456789abcdefghij-960.jpg";
let artworks: { id: string; slug: string }[] = [];

beforeEach(async () => {
  await db.$executeRaw`DELETE FROM rate_limits`;
  await db.personalWall.deleteMany();
  await db.artwork.deleteMany();
  await db.exhibition.deleteMany();
  const open = await makeExhibition({ id: "exh_open", slug: "open", requiresVip: false });
  artworks = [];
  for (const slug of ["drum", "bell", "lamp"])
    artworks.push(await makeArtwork({ exhibitionId: open.id, slug, title: slug, imageUrl: uploaded, imageAlt: slug }));
});
afterAll(disconnect);

const put = (as: Actor, body: object) => callRoute(putWall, "/api/account/wall", { as, body });
const add = (as: Actor, work: string) => callRoute(postWork, "/api/account/wall/works", { as, body: { work } });
const keysOf = ({ works }: OwnWall) => works.map(({ work }) => work);
const tokenOf = async (userId: string) => (await db.personalWall.findUnique({ where: { userId } }))?.shareToken ?? "";

describe("choosing works", () => {
  test("puts each work once at the end, also when it is sent twice at once", async () => {
    const actor = await makeActor();
    for (const work of ["open.drum", "open.bell"]) expect((await add(actor, work)).status).toBe(200);
    const both = await Promise.all([add(actor, "open.lamp"), add(actor, "open.lamp"), add(actor, "open.drum")]);
    expect(both.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(keysOf(await getOwnWall(actor._id))).toEqual(["open.drum", "open.bell", "open.lamp"]);
    // Each change is a version, and repeating none is not.
    expect((await getOwnWall(actor._id)).version).toBe(3);
  });

  test("refuses a work that is for members, a draft or unknown, and changes nothing", async () => {
    const members = await makeExhibition({ slug: "members" });
    await makeArtwork({ exhibitionId: members.id, slug: "scroll", imageUrl: uploaded });
    const draft = await makeExhibition({ slug: "draft", requiresVip: false, isDraft: true });
    await makeArtwork({ exhibitionId: draft.id, slug: "sketch", imageUrl: uploaded });
    // Members may see the scroll, but visitors of their wall may not.
    const actor = await makeActor({ plan: "yearly" });
    for (const work of ["members.scroll", "draft.sketch", "open.nothing", "no.where"]) {
      expect([work, (await add(actor, work)).status]).toEqual([work, 404]);
      const saved = await put(actor, { title: "", works: [{ work, caption: "" }], version: 0 });
      expect([work, saved.status]).toEqual([work, 404]);
    }
    expect(await db.personalWall.count()).toBe(0);
  });

  test("stops at the limit", async () => {
    const actor = await makeActor();
    const many = [];
    for (let index = 0; index < MAX_WALL_WORKS; index++)
      many.push((await makeArtwork({ exhibitionId: "exh_open", imageUrl: uploaded })).id);
    await makePersonalWall({ userId: actor._id, artworks: many });
    const { status, body } = await add(actor, "open.drum");
    expect([status, body.error]).toEqual([409, "A wall has space for 30 works. Please take one off first."]);
    expect((await getOwnWall(actor._id)).works).toHaveLength(MAX_WALL_WORKS);
  });
});

describe("saving", () => {
  test("stores title, order and captions as plain text of one line", async () => {
    const actor = await makeActor();
    const works = [
      { work: "open.lamp", caption: " It gives\nno light. " },
      { work: "open.drum", caption: "<b>Loud</b>" },
    ];
    const { status, body } = await put(actor, { title: "Night", works, version: 0 });
    expect(status).toBe(200);
    expect(body.wall).toMatchObject({ title: "Night", version: 1, sharedPath: null });
    expect(body.wall.works.map(({ work, caption }: { work: string; caption: string }) => [work, caption])).toEqual([
      ["open.lamp", "It gives no light."],
      ["open.drum", "<b>Loud</b>"],
    ]);
  });

  test("of two edits of one version the second is rejected", async () => {
    const actor = await makeActor();
    await add(actor, "open.drum");
    const bodies = ["First", "Second"].map((title) => ({ title, works: [], version: 1 }));
    const results = await Promise.all(bodies.map((body) => put(actor, body)));
    expect(results.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(results.find(({ status }) => status === 409)?.body.code).toBe("stale");
  });

  test("rejects long texts, repeated works and versions that are no numbers", async () => {
    const actor = await makeActor();
    const work = "open.drum";
    for (const body of [
      { title: "x".repeat(81), works: [], version: 0 },
      { title: "", works: [{ work, caption: "x".repeat(281) }], version: 0 },
      {
        title: "",
        works: [
          { work, caption: "" },
          { work, caption: "" },
        ],
        version: 0,
      },
      { title: "", works: [], version: "0" },
      { title: "", works: [{ work: "open.drum' --", caption: "" }], version: 0 },
    ])
      expect((await put(actor, body)).status).toBe(400);
    expect(await db.personalWall.count()).toBe(0);
  });

  test("keeps a work that is no longer public, which visitors do not see", async () => {
    const actor = await makeActor();
    const [drum, bell] = artworks.map(({ id }) => id);
    await makePersonalWall({ userId: actor._id, artworks: [drum ?? "", bell ?? ""], shared: true });
    await db.artwork.update({ where: { id: bell ?? "" }, data: { imageUrl: null } });
    const wall = await getOwnWall(actor._id);
    expect(wall.works.map(({ work, page }) => [work, page])).toEqual([
      ["open.drum", "/exhibitions/open#drum"],
      ["open.bell", null],
    ]);
    const works = wall.works.map(({ work }) => ({ work, caption: "Mine" })).reverse();
    await saveWall({ actor, body: { title: "", works, version: wall.version } });
    expect(keysOf(await getOwnWall(actor._id))).toEqual(["open.bell", "open.drum"]);
    const shared = await getSharedWall(await tokenOf(actor._id));
    expect(shared?.works.map(({ work }) => work)).toEqual(["open.drum"]);
  });
});

describe("sharing", () => {
  test("makes a link that ends with the sharing, and a new one the next time", async () => {
    const actor = await makeActor({ displayName: "Ada" });
    const share = () => callRoute(postShare, "/api/account/wall/share", { as: actor });
    expect(await share()).toMatchObject({
      status: 409,
      body: { error: "Put a work on your wall first, then share it." },
    });
    await add(actor, "open.drum");
    expect((await share()).body.wall.sharedPath).toMatch(/^\/walls\/[0-9a-z]{20}$/);
    const first = await tokenOf(actor._id);
    await share();
    expect(await tokenOf(actor._id)).toBe(first);
    expect(await getSharedWall(first)).toMatchObject({ title: "The wall of Ada", owner: "Ada" });
    await callRoute(postUnshare, "/api/account/wall/unshare", { as: actor });
    expect(await getSharedWall(first)).toBeNull();
    await share();
    expect(await tokenOf(actor._id)).not.toBe(first);
    expect(await getSharedWall(first)).toBeNull();
  });

  test("shows nothing of a disabled or deleted account", async () => {
    for (const data of [{ disabledAt: new Date() }, { deletedAt: new Date() }]) {
      const { userId, shareToken } = await makePersonalWall({ artworks: [artworks[0]?.id ?? ""], shared: true });
      expect(await getSharedWall(shareToken ?? "")).not.toBeNull();
      await db.user.update({ where: { id: userId }, data });
      expect(await getSharedWall(shareToken ?? "")).toBeNull();
    }
  });
});

describe("moderation", () => {
  const report = (token: string, as: Actor | null, reason = "abuse") =>
    callRoute(postReport, "/api/walls/x/report", { as, params: { token }, body: { reason } });
  const act = (handler: Parameters<typeof callRoute>[0], as: Actor, id: string, body = {}) =>
    callRoute(handler, "/api/admin/walls/x", { as, params: { id }, body });
  const makeShared = () =>
    makePersonalWall({ artworks: [{ id: artworks[0]?.id ?? "", caption: "A rude word" }], shared: true });

  test("a visitor and a user report a wall, the user once, and it is listed as reported", async () => {
    const [quiet, wall] = [await makeShared(), await makeShared()];
    const user = await makeActor();
    for (const as of [null, user, user]) expect((await report(wall.shareToken ?? "", as)).status).toBe(200);
    expect((await report("0".repeat(20), null)).status).toBe(404);
    expect((await report(wall.shareToken ?? "", null, "envy")).status).toBe(400);
    const { walls } = await listAdminWalls("reported");
    expect(walls.map(({ id, reports }) => [id, reports])).toEqual([
      [wall.id, [{ reason: "Abuse or a threat", count: 2 }]],
    ]);
    const shared = (await listAdminWalls("shared")).walls.map(({ id }) => id);
    expect(shared.sort()).toEqual([quiet.id, wall.id].sort());
    expect(walls[0]?.captions).toEqual([{ work: "drum", caption: "A rude word" }]);
  });

  test("an admin takes a wall off: the link ends, the owner is emailed and cannot share until it is allowed", async () => {
    const admin = await makeActor({ role: "Admin" });
    const { id, userId, shareToken } = await makeShared();
    await report(shareToken ?? "", null);
    expect((await act(postTakeOff, admin, id, { reason: " " })).status).toBe(400);
    expect((await act(postTakeOff, admin, id, { reason: "It insults a visitor." })).status).toBe(200);
    expect((await act(postTakeOff, admin, id, { reason: "Again" })).status).toBe(409);
    expect(await getSharedWall(shareToken ?? "")).toBeNull();
    expect((await getOwnWall(userId)).removalReason).toBe("It insults a visitor.");
    expect((await listAdminWalls("removed")).walls).toMatchObject([
      { id, removed: { reason: "It insults a visitor." } },
    ]);
    expect(await db.personalWallReport.count({ where: { wallId: id, resolvedAt: null } })).toBe(0);
    const owner = { ...(await makeActor()), _id: userId };
    await expect(shareWall({ actor: owner })).rejects.toMatchObject({ code: "conflict" });
    await processOutbox();
    const mail = await db.outboxMessage.findFirst({ where: { topic: "personal-wall.removed.email" } });
    expect(JSON.stringify(mail?.rendered)).toContain("It insults a visitor.");

    expect((await act(postAllow, admin, id)).status).toBe(200);
    expect((await act(postAllow, admin, id)).status).toBe(404);
    expect(await tokenOf(userId)).toBe("");
    await shareWall({ actor: owner });
    expect(await tokenOf(userId)).not.toBe("");
    const actions = await db.auditLog.findMany({ where: { subject: id }, orderBy: { createdAt: "asc" } });
    expect(actions.map(({ action }) => action)).toEqual(["personal-wall.take-off", "personal-wall.allow"]);
  });

  test("reports are dismissed, and the wall stays", async () => {
    const admin = await makeActor({ role: "Admin" });
    const { id, shareToken } = await makeShared();
    await report(shareToken ?? "", null);
    expect((await act(postDismiss, admin, id)).status).toBe(200);
    expect((await act(postDismiss, admin, id)).status).toBe(404);
    expect(await getSharedWall(shareToken ?? "")).not.toBeNull();
    expect((await listAdminWalls("reported")).walls).toEqual([]);
  });

  test("a user reports a wall again after a moderator dismissed their report", async () => {
    const [admin, user] = [await makeActor({ role: "Admin" }), await makeActor()];
    const { id, shareToken } = await makeShared();
    await report(shareToken ?? "", user, "spam");
    expect((await act(postDismiss, admin, id)).status).toBe(200);
    for (const reason of ["abuse", "spam"]) await report(shareToken ?? "", user, reason);
    const { walls } = await listAdminWalls("reported");
    expect(walls.map(({ id: wall, reports }) => [wall, reports])).toEqual([
      [id, [{ reason: "Abuse or a threat", count: 1 }]],
    ]);
  });

  test("the table refuses a wall that is shared and taken off", async () => {
    const { id } = await makeShared();
    const data = { removedAt: new Date(), removalReason: "x" };
    await expect(db.personalWall.update({ where: { id }, data })).rejects.toThrow("personal_walls_shared_check");
  });
});
