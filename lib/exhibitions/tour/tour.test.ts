import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { POST as postAudio } from "@/app/api/admin/exhibitions/audio/route";
import { PUT as putStop } from "@/app/api/admin/leaders/[id]/tour/[language]/route";
import { POST as postArchive } from "@/app/api/admin/media/[id]/archive/route";
import { POST as postRestore } from "@/app/api/admin/versions/[id]/restore/route";
import { GET as getSound } from "@/app/api/sounds/[name]/route";
import { auditSentence } from "@/lib/auth/audit-sentences";
import type { Actor } from "@/lib/auth/contracts";
import { db, disconnect } from "@/lib/db/client";
import { makeExhibition, makeLeader } from "@/lib/exhibitions/factory";
import { callRoute } from "@/lib/http/test-client";
import { getMedia } from "@/lib/media/queries";
import { makeActor } from "@/lib/subscriptions/factory";
import { listVersions } from "@/lib/versions/queries";
import { requireAdminTourStop, tourStopId } from "./admin-queries";
import { getTourPage, listTourStops } from "./queries";

let admin: Actor;
let exhibitionId: string;
let id: string;
beforeAll(async () => {
  admin = await makeActor({ role: "Admin" });
  exhibitionId = (await makeExhibition({ slug: "heads-of-state" })).id;
});
beforeEach(async () => {
  await db.exhibition.update({ where: { id: exhibitionId }, data: { isDraft: false } });
  await db.leader.deleteMany();
  id = (await makeLeader({ exhibitionId, slug: "sani-abacha", name: "Sani Abacha", position: 12 })).id;
});
afterAll(disconnect);

const save = (fields: object, version = 1, language = "en", as: Actor | null = admin) =>
  callRoute(putStop, `/api/admin/leaders/${id}/tour/${language}`, {
    method: "PUT",
    as,
    params: { id, language },
    body: { fields, version },
  });

const mp3 = Buffer.concat([Buffer.from("ID3\x03\0\0\0\0\0\0\xff\xfb\x90\x64", "latin1"), Buffer.alloc(400)]);
const wav = Buffer.concat([Buffer.from("RIFF\x24\0\0\0WAVEfmt \x10\0\0\0", "latin1"), Buffer.alloc(400)]);
const m4a = Buffer.concat([Buffer.from("\0\0\0\x18ftypM4A \0\0\0\0M4A isom", "latin1"), Buffer.alloc(400)]);
const ogg = Buffer.concat([Buffer.from(`OggS\0\x02${"\0".repeat(22)}OpusHead`, "latin1"), Buffer.alloc(400)]);
const html = Buffer.from("<!doctype html><script>alert(1)</script>");

function upload(file: Buffer, use?: string, as: Actor | null = admin) {
  const body = new FormData();
  body.append("file", new File([new Uint8Array(file)], "voice.mp3", { type: "audio/mpeg" }));
  return callRoute(postAudio, `/api/admin/exhibitions/audio${use ? `?use=${use}` : ""}`, { as, body });
}
const listen = (url: string, headers: Record<string, string> = {}) =>
  callRoute(getSound, url, { method: "GET", params: { name: url.split("/").at(-1) ?? "" }, headers });

test("a stop says the wall label and the public excerpt until an admin writes its text, and never more of the chapter", async () => {
  const [stop] = await listTourStops();
  expect(stop?.paragraphs[0]?.text).toBe(
    "Dark Glasses, 2026. Cut paper and screen print, drawn in code; three inks on paper.",
  );
  expect(
    stop?.paragraphs
      .slice(1)
      .map(({ text }) => text)
      .join("\n\n").length,
  ).toBeLessThanOrEqual(600);
  expect(stop?.pictureBytes).toBeGreaterThan(1_000);

  expect((await save({ text: "My own words.", recording: null })).status).toBe(200);
  expect((await listTourStops())[0]?.paragraphs).toEqual([{ text: "My own words." }]);
  expect((await listTourStops("pcm"))[0]?.paragraphs[1]).toMatchObject({ lang: "pcm" });
  const { detail } = await db.auditLog.findFirstOrThrow({ where: { subject: id, action: "leader.change-tour-stop" } });
  expect(auditSentence("leader.change-tour-stop", "Sani Abacha", detail)).toBe(
    "changed text of the audio tour’s stop Sani Abacha in English.",
  );
});

test("an edit of an older version is rejected with what is saved, and a version can be restored", async () => {
  await save({ text: "First.", recording: null });
  expect((await save({ text: "Second.", recording: null })).body).toMatchObject({
    code: "stale",
    current: { version: 2, fields: { text: "First." } },
  });
  await save({ text: "Second.", recording: null }, 2);
  const first = (await listVersions("tour", tourStopId(id, "en"))).find(({ version }) => version === 2);
  const restored = await callRoute(postRestore, `/api/admin/versions/${first?._id}/restore`, {
    as: admin,
    params: { id: first?._id ?? "" },
    body: { version: 3 },
  });
  expect(restored.status).toBe(200);
  expect((await requireAdminTourStop(id, "en")).fields.text).toBe("First.");
});

test("visitors, members and admins without that part cannot edit a stop or upload a recording", async () => {
  const member = await makeActor({ plan: "yearly" });
  const packer = await makeActor({ role: "Admin", staffRole: "Packer" });
  for (const [who, status] of [
    [null, 401],
    [member, 403],
    [packer, 403],
  ] as const) {
    expect((await save({ text: "No.", recording: null }, 1, "en", who)).status).toBe(status);
    expect((await upload(mp3, "recording", who)).status).toBe(status);
  }
  expect(await db.tourStop.count()).toBe(0);
});

test.each([
  ["mp3", mp3, "audio/mpeg"],
  ["wav", wav, "audio/wav"],
  ["m4a", m4a, "audio/mp4"],
  ["ogg", ogg, "audio/ogg"],
])(
  "a recording as %s is stored by its bytes, served whole and in part, and played while the text is the same",
  async (suffix, file, type) => {
    const uploaded = await upload(file, "recording");
    expect(uploaded.status).toBe(201);
    const { url, bytes } = uploaded.body as { url: string; bytes: number };
    expect(url).toMatch(new RegExp(`\\.${suffix}$`));
    const whole = await listen(url);
    expect([whole.status, whole.headers.get("content-type"), whole.headers.get("accept-ranges")]).toEqual([
      200,
      type,
      "bytes",
    ]);
    const part = await listen(url, { range: "bytes=0-3" });
    expect([part.status, part.headers.get("content-range"), part.headers.get("content-length")]).toEqual([
      206,
      `bytes 0-3/${bytes}`,
      "4",
    ]);
    expect((await listen(url, { range: `bytes=${bytes}-` })).status).toBe(416);

    const recording = { url, bytes, seconds: 12, text: "Spoken." };
    expect((await save({ text: "Spoken.", recording })).status).toBe(200);
    expect((await listTourStops())[0]?.recording).toEqual({ url, bytes, seconds: 12 });
    const fileId = /snd-\w{20}/.exec(url)?.[0] ?? "";
    expect((await getMedia(fileId))?.uses).toEqual([
      { text: "Audio tour: Sani Abacha", href: `/admin/exhibitions/leaders/${id}/tour/en` },
    ]);
    const archived = await callRoute(postArchive, `/api/admin/media/${fileId}/archive`, {
      as: admin,
      params: { id: fileId },
      body: { version: 1 },
    });
    expect(archived.status).toBe(409);
    await save({ text: "Rewritten.", recording }, 2);
    expect((await listTourStops())[0]?.recording).toBeNull();
  },
);

test("a file that is no sound, a loop that is no MP3, and a recording that does not exist are rejected", async () => {
  expect((await upload(html, "recording")).body).toMatchObject({
    error: "The recording has to be an MP3, M4A, Ogg or WAV file.",
  });
  expect((await upload(wav)).body).toMatchObject({ error: "The sound has to be an MP3 file." });
  const recording = { url: "/api/sounds/snd-00000000000000000000.mp3", bytes: 1, seconds: 1, text: "x" };
  expect((await save({ text: "x", recording })).status).toBe(400);
  expect((await save({ text: "x", recording: { ...recording, url: "https://elsewhere.example/a.mp3" } })).status).toBe(
    400,
  );
  expect((await save({ text: "x".repeat(6_001), recording: null })).status).toBe(400);
  expect((await save({ text: "x", recording: null }, 1, "fr")).status).toBe(404);
});

test("the page is there only while the exhibition is public", async () => {
  expect(await getTourPage("en")).toMatchObject({ stops: [{ slug: "sani-abacha" }] });
  await db.exhibition.update({ where: { id: exhibitionId }, data: { isDraft: true } });
  expect(await getTourPage("en")).toBeNull();
  expect(await listTourStops()).toEqual([]);
});
