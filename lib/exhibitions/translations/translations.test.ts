import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { PUT as putLeader } from "@/app/api/admin/leaders/[id]/route";
import { PUT as putTranslation } from "@/app/api/admin/leaders/[id]/translations/[language]/route";
import { POST as postRestore } from "@/app/api/admin/versions/[id]/restore/route";
import { GET as getChapter } from "@/app/api/exhibitions/[slug]/leaders/[leader]/route";
import { auditSentence } from "@/lib/auth/audit-sentences";
import type { Actor } from "@/lib/auth/contracts";
import { db, disconnect } from "@/lib/db/client";
import { getAdminLeader } from "@/lib/exhibitions/admin-queries";
import { makeExhibition, makeLeader } from "@/lib/exhibitions/factory";
import { getLeader } from "@/lib/exhibitions/queries";
import { callRoute } from "@/lib/http/test-client";
import { makeActor } from "@/lib/subscriptions/factory";
import { listVersions } from "@/lib/versions/queries";
import { listTranslationProgress, requireAdminTranslation, translationId } from "./admin-queries";

const slug = "sani-abacha";
let admin: Actor;
let exhibitionId: string;
let id: string;
beforeAll(async () => {
  admin = await makeActor({ role: "Admin" });
  exhibitionId = (await makeExhibition({ slug: "heads-of-state" })).id;
});
beforeEach(async () => {
  await db.leader.deleteMany();
  id = (await makeLeader({ exhibitionId, slug, name: "Sani Abacha" })).id;
});
afterAll(disconnect);

const save = (body: object, language = "pcm") =>
  callRoute(putTranslation, `/api/admin/leaders/${id}/translations/${language}`, {
    method: "PUT",
    as: admin,
    params: { id, language },
    body,
  });

test("an edit is stored by field, shown on the page, recorded, and taken back by restoring the version before it", async () => {
  const { texts } = await requireAdminTranslation(id, "pcm");
  const aside = { ...texts.aside, text: "The goggle don break.", isReviewed: true };
  expect((await save({ texts: { ...texts, aside }, version: 1 })).status).toBe(200);
  expect((await save({ texts, version: 1 })).body).toMatchObject({ code: "stale", current: { version: 2 } });
  const row = await db.leaderTranslation.findUniqueOrThrow({ where: { id: translationId(id, "pcm") } });
  expect(row.content).toEqual({ aside });
  expect(await getLeader(slug, "pcm")).toMatchObject({ aside: aside.text, language: "pcm" });
  expect((await getLeader(slug))?.aside).toBe(texts.aside.english);
  const { detail } = await db.auditLog.findFirstOrThrow({ where: { subject: id, action: "leader.translate" } });
  expect(auditSentence("leader.translate", "Sani Abacha", detail)).toMatch(/aside.*Sani Abacha in Nigerian Pidgin/);

  const shipped = (await listVersions("translation", row.id)).find(({ version }) => version === 1);
  const restored = await callRoute(postRestore, `/api/admin/versions/${shipped?._id}/restore`, {
    as: admin,
    params: { id: shipped?._id ?? "" },
    body: { version: 2 },
  });
  expect(restored.status).toBe(200);
  expect((await getLeader(slug, "pcm"))?.aside).toBe(texts.aside.text);
});

test("every shipped text is unreviewed until an admin says that a native speaker has read it", async () => {
  const before = await listTranslationProgress(id);
  expect(before).toMatchObject([{ language: "pcm", unreviewed: before[0]?.translated }]);
  const { texts } = await requireAdminTranslation(id, "pcm");
  const none = { ...texts.quote, isReviewed: true };
  await save({ texts: { ...texts, narrative: { ...texts.narrative, isReviewed: true }, quote: none }, version: 1 });
  expect((await listTranslationProgress(id))[0]?.unreviewed).toBe((before[0]?.unreviewed ?? 0) - 1);
});

test("a claim that is corrected in English is in English in the other language too", async () => {
  const leader = await getAdminLeader(id);
  if (!leader) throw new Error("The collection has no text for this leader.");
  const [first, ...others] = leader.words.record;
  const record = [{ ...first, text: "Corrected." }, ...others];
  await callRoute(putLeader, `/api/admin/leaders/${id}`, {
    method: "PUT",
    as: admin,
    params: { id },
    body: { words: { ...leader.words, record }, version: 1 },
  });
  const page = await getLeader(slug, "pcm");
  expect(page?.record[0]).toMatchObject({ text: "Corrected." });
  expect(page?.record.map(({ lang }) => lang ?? "en")).toEqual(["en", ...others.map(() => "pcm")]);
  expect(page?.translated).not.toContain("record");
});

test("a chapter that is not translated is sent in English and says so; an unknown language is rejected", async () => {
  await makeLeader({ exhibitionId, slug: "nnamdi-azikiwe", name: "Nnamdi Azikiwe", position: 2 });
  const chapter = (leader: string, language: string) =>
    callRoute(getChapter, `/api/exhibitions/heads-of-state/leaders/${leader}?language=${language}`, {
      method: "GET",
      as: admin,
      params: { slug: "heads-of-state", leader },
    });
  expect((await chapter(slug, "pcm")).body).toMatchObject({ language: "pcm" });
  expect((await chapter("nnamdi-azikiwe", "pcm")).body).toMatchObject({ language: "en" });
  expect((await chapter(slug, "fr")).status).toBe(400);
  const { texts } = await requireAdminTranslation(id, "pcm");
  expect((await save({ texts, version: 1 }, "en")).status).toBe(404);
});
