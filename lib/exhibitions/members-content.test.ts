import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as content from "@/app/api/exhibitions/[slug]/content/[contentId]/route";
import * as titles from "@/app/api/exhibitions/[slug]/content/route";
import * as membersOnly from "@/app/api/exhibitions/[slug]/members-only/route";
import type { Actor } from "@/lib/accounts/contracts";
import { makeContent, makeExhibition } from "@/lib/exhibitions/factory";
import { callRoute } from "@/lib/http/testing";
import { makeActor } from "@/lib/membership/factory";
import { apiPaths } from "@/lib/platform/api-paths";
import { db, disconnect } from "@/lib/platform/db";
import { storage } from "@/lib/platform/storage";
import type { MemberContent } from "@/prisma/generated/client";

const slug = "a-room";
let monthly: Actor;
let collector: Actor;
let basic: Actor;
let admin: Actor;
let open: MemberContent;
let prints: MemberContent;

beforeAll(async () => {
  [monthly, collector, basic, admin] = await Promise.all([
    makeActor({ plan: "monthly" }),
    makeActor({ plan: "collector" }),
    makeActor(),
    makeActor({ role: "Admin" }),
  ]);
  const { id } = await makeExhibition({ slug });
  open = await makeContent({
    exhibitionId: id,
    type: "audio",
    title: "The talking drum, alone",
    mimeType: "audio/mpeg",
    sizeBytes: 10,
  });
  prints = await makeContent({
    exhibitionId: id,
    type: "doc",
    title: "The plates",
    requiredPerk: "welcomePack",
    mimeType: "application/pdf",
    filename: "the-plates.pdf",
  });
  await storage().put(open.storageKey ?? "", new TextEncoder().encode("0123456789"), { type: "audio/mpeg" });
  await storage().put(prints.storageKey ?? "", new TextEncoder().encode("%PDF-"), { type: "application/pdf" });
});
afterAll(disconnect);

const list = (as: Actor | null) => callRoute(membersOnly.GET, apiPaths.membersOnly(slug), { as, params: { slug } });
const fetchFile = (as: Actor | null, row: MemberContent, range?: string, at = slug) =>
  callRoute(content.GET, apiPaths.memberFile(at, row.id), {
    as,
    params: { slug: at, contentId: row.id },
    headers: range ? { range } : {},
  });

describe("the members-only list", () => {
  test("gives a url for what the plan opens, and none for what it does not", async () => {
    const seen = (await list(monthly)).body.content;
    expect(seen).toHaveLength(2);
    expect(seen.find((one: { _id: string }) => one._id === open.id)).toEqual({
      _id: open.id,
      title: open.title,
      description: "",
      type: "audio",
      url: apiPaths.memberFile(slug, open.id),
      requiredPerk: null,
      size: 10,
    });
    const locked = seen.find((one: { _id: string }) => one._id === prints.id);
    expect(locked).toMatchObject({ title: "The plates", requiredPerk: "welcomePack" });
    expect(locked).not.toHaveProperty("url");
  });

  test("gives collectors and admins every url, and nobody a storage key", async () => {
    for (const as of [collector, admin]) {
      const answer = await list(as);
      expect(answer.body.content.every((one: { url?: string }) => one.url !== undefined)).toBe(true);
      expect(answer.text).not.toContain("members/cnt");
    }
  });

  test("is shut to visitors and Basic Members, who may read the titles", async () => {
    expect((await list(null)).status).toBe(401);
    expect((await list(basic)).status).toBe(403);
    const answer = await callRoute(titles.GET, apiPaths.memberTitles(slug), { as: basic, params: { slug } });
    expect(answer.body.content).toHaveLength(2);
    for (const one of answer.body.content) expect(Object.keys(one).sort()).toEqual(["_id", "title", "type"]);
  });

  test("of an exhibition that is not there is not there", async () => {
    const answer = await callRoute(membersOnly.GET, apiPaths.membersOnly("nowhere"), {
      as: monthly,
      params: { slug: "nowhere" },
    });
    expect(answer.status).toBe(404);
  });
});

describe("the file of a piece", () => {
  test("comes whole or in the part a player asks for, and can run nothing", async () => {
    const whole = await fetchFile(monthly, open);
    expect([whole.status, whole.text]).toEqual([200, "0123456789"]);
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      "content-type": "audio/mpeg",
      "content-length": "10",
      "accept-ranges": "bytes",
      "x-content-type-options": "nosniff",
      "content-disposition": "inline",
      "content-security-policy": expect.stringContaining("sandbox"),
      "cache-control": "no-store",
    });
    const part = await fetchFile(monthly, open, "bytes=2-4");
    expect([part.status, part.text, part.headers.get("content-range")]).toEqual([206, "234", "bytes 2-4/10"]);
    const end = await fetchFile(monthly, open, "bytes=-3");
    expect([end.status, end.text]).toEqual([206, "789"]);
    const past = await fetchFile(monthly, open, "bytes=10-");
    expect([past.status, past.headers.get("content-range")]).toEqual([416, "bytes */10"]);
  });

  test("is handed over as a download where it is no picture, film or sound", async () => {
    const { headers } = await fetchFile(collector, prints);
    expect(headers.get("content-disposition")).toMatch(/^attachment; filename="the-plates.pdf"/);
  });

  test("opens to nobody whose plan does not open it, and under no other exhibition's address", async () => {
    await makeExhibition({ slug: "another-room" });
    const tries = [
      [null, open, 401],
      [basic, open, 403],
      [monthly, prints, 403],
      [collector, prints, 200],
    ] as const;
    for (const [as, row, status] of tries) expect((await fetchFile(as, row)).status).toBe(status);
    expect((await fetchFile(collector, open, undefined, "another-room")).status).toBe(404);
  });

  test("is shut at the next request when the plan ends, and the session stays", async () => {
    const leaving = await makeActor({ plan: "yearly" });
    expect((await fetchFile(leaving, open, "bytes=0-3")).status).toBe(206);
    await db.subscription.updateMany({
      where: { userId: leaving._id },
      data: { startedAt: new Date(0), endsAt: new Date(Date.now() - 1_000) },
    });
    const after = await fetchFile(leaving, open, "bytes=4-7");
    expect([after.status, after.body.code]).toEqual([403, "vip_only"]);
    expect((await list(leaving)).status).toBe(403);
    expect(after.headers.getSetCookie()).toEqual([]);
  });

  test("that was taken down, or has no file, is not there", async () => {
    const row = await makeContent({ exhibitionId: open.exhibitionId, storageKey: "members/missing" });
    expect((await fetchFile(monthly, row)).status).toBe(404);
    await db.memberContent.update({ where: { id: row.id }, data: { deletedAt: new Date() } });
    expect((await fetchFile(monthly, row)).status).toBe(404);
    expect((await list(monthly)).text).not.toContain(row.id);
  });
});
