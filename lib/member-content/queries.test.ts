import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as content from "@/app/api/exhibitions/[slug]/content/[contentId]/route";
import * as titles from "@/app/api/exhibitions/[slug]/content/route";
import * as membersOnly from "@/app/api/exhibitions/[slug]/members-only/route";
import type { Actor } from "@/lib/auth/contracts";
import { apiPaths } from "@/lib/core/urls/api-paths";
import { serverApiPaths } from "@/lib/core/urls/server-api-paths";
import { db, disconnect } from "@/lib/db/client";
import { makeExhibition } from "@/lib/exhibitions/factory";
import { callRoute } from "@/lib/http/test-client";
import { makeContent } from "@/lib/member-content/factory";
import { storage } from "@/lib/storage/storage";
import { makeActor } from "@/lib/subscriptions/factory";
import type { MemberContent } from "@/prisma/generated/client";

const slug = "an-exhibition";
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
  callRoute(content.GET, serverApiPaths.memberContentFile(at, row.id), {
    as,
    params: { slug: at, contentId: row.id },
    headers: range ? { range } : {},
  });

describe("the members-only list", () => {
  test("has a url only for items that the plan includes", async () => {
    const items = (await list(monthly)).body.content;
    expect(items).toHaveLength(2);
    expect(items.find((one: { _id: string }) => one._id === open.id)).toEqual({
      _id: open.id,
      title: open.title,
      description: "",
      type: "audio",
      url: serverApiPaths.memberContentFile(slug, open.id),
      requiredPerk: null,
      size: 10,
    });
    const locked = items.find((one: { _id: string }) => one._id === prints.id);
    expect(locked).toMatchObject({ title: "The plates", requiredPerk: "welcomePack" });
    expect(locked).not.toHaveProperty("url");
  });

  test("has every url for collectors and admins, and never a storage key", async () => {
    for (const as of [collector, admin]) {
      const response = await list(as);
      expect(response.body.content.every((one: { url?: string }) => one.url !== undefined)).toBe(true);
      expect(response.text).not.toContain("members/cnt");
    }
  });

  test("rejects visitors and basic members, who can read the titles", async () => {
    expect((await list(null)).status).toBe(401);
    expect((await list(basic)).status).toBe(403);
    const response = await callRoute(titles.GET, apiPaths.memberContentTitles(slug), { as: basic, params: { slug } });
    expect(response.body.content).toHaveLength(2);
    for (const one of response.body.content) expect(Object.keys(one).sort()).toEqual(["_id", "title", "type"]);
  });

  test("is not found for an unknown exhibition", async () => {
    const response = await callRoute(membersOnly.GET, apiPaths.membersOnly("nowhere"), {
      as: monthly,
      params: { slug: "nowhere" },
    });
    expect(response.status).toBe(404);
  });
});

describe("the file of an item", () => {
  test("is sent whole or by range, with headers that prevent execution", async () => {
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

  test("is sent as an attachment for documents", async () => {
    const { headers } = await fetchFile(collector, prints);
    expect(headers.get("content-disposition")).toMatch(/^attachment; filename=the-plates.pdf/);
  });

  test("rejects a plan without the perk, and the url of another exhibition", async () => {
    await makeExhibition({ slug: "another-exhibition" });
    const cases = [
      [null, open, 401],
      [basic, open, 403],
      [monthly, prints, 403],
      [collector, prints, 200],
    ] as const;
    for (const [as, row, status] of cases) expect((await fetchFile(as, row)).status).toBe(status);
    expect((await fetchFile(collector, open, undefined, "another-exhibition")).status).toBe(404);
  });

  test("is rejected at the next request after the plan ends, while the session stays valid", async () => {
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

  test("is not found when the item is deleted or the file is missing", async () => {
    const row = await makeContent({ exhibitionId: open.exhibitionId, storageKey: "members/missing" });
    expect((await fetchFile(monthly, row)).status).toBe(404);
    await db.memberContent.update({ where: { id: row.id }, data: { deletedAt: new Date() } });
    expect((await fetchFile(monthly, row)).status).toBe(404);
    expect((await list(monthly)).text).not.toContain(row.id);
  });
});
