import { NextRequest } from "next/server";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { GET as getPhoto } from "@/app/api/profile/photo/[photo]/route";
import { DELETE, POST } from "@/app/api/profile/photo/route";
import type { Actor } from "@/lib/auth/contracts";
import { photoKeyFromUrl } from "@/lib/auth/rules";
import { sessionCookieName } from "@/lib/auth/sessions/session-token";
import { backgroundSettled } from "@/lib/core/background";
import { env } from "@/lib/core/env";
import { callRoute } from "@/lib/http/test-client";
import { makeSession } from "@/lib/http/test-session";
import { storage } from "@/lib/storage/storage";
import { makeActor } from "@/lib/subscriptions/factory";
import { getActor } from "@/lib/subscriptions/get-actor";
import { listFounders } from "@/lib/subscriptions/queries";
import { processOutbox } from "@/lib/workflows/job-handlers";

const picture = (width = 900, height = 600) =>
  sharp({ create: { width, height, channels: 3, background: { r: 30, g: 42, b: 82 } } })
    .withExif({ IFD0: { Copyright: "Ada Okafor" } })
    .jpeg()
    .toBuffer();
const text = (content: string) => new TextEncoder().encode(content);

async function send(actor: Actor, bytes: Uint8Array, name = "me.jpg") {
  const body = new FormData();
  body.set("file", new File([new Uint8Array(bytes)], name, { type: "image/jpeg" }));
  const request = new NextRequest(new URL("/api/profile/photo", env().APP_URL), {
    method: "POST",
    headers: { cookie: `${sessionCookieName()}=${await makeSession(actor)}` },
    body,
  });
  const response = await POST(request, { params: Promise.resolve({}) });
  await backgroundSettled();
  return { status: response.status, body: await response.json() };
}

const fetchPhoto = (photoUrl: string) =>
  callRoute(getPhoto, photoUrl, { params: { photo: photoUrl.split("/").at(-1) ?? "" } });

describe("a profile photo", () => {
  test("is re-encoded as a small square, public, and shown on the Founders Wall", async () => {
    const actor = await makeActor({ plan: "yearly", wallAsked: true });
    const sent = await send(actor, await picture());
    expect(sent).toMatchObject({ status: 200, body: { success: true } });
    const { photoUrl } = sent.body;
    expect((await getActor(actor._id))?.photoUrl).toBe(photoUrl);
    const shown = await fetchPhoto(photoUrl);
    expect([shown.status, shown.headers.get("content-type")]).toEqual([200, "image/webp"]);
    expect(shown.headers.get("x-content-type-options")).toBe("nosniff");
    expect(shown.headers.get("cache-control")).toBe("private, max-age=3600");
    const stored = await storage().open(photoKeyFromUrl(photoUrl) ?? "");
    const bytes = Buffer.from(await new Response(stored?.stream).arrayBuffer());
    const metadata = await sharp(bytes).metadata();
    expect([metadata.format, metadata.width, metadata.height, metadata.exif]).toEqual(["webp", 256, 256, undefined]);
    expect((await listFounders()).map((founder) => founder.photoUrl)).toContain(photoUrl);
  });

  test("replaces the earlier one and deletes its file", async () => {
    const actor = await makeActor();
    const first = (await send(actor, await picture())).body.photoUrl;
    const second = (await send(actor, await picture(300, 300))).body.photoUrl;
    await processOutbox();
    expect((await fetchPhoto(first)).status).toBe(404);
    expect(await storage().head(photoKeyFromUrl(first) ?? "")).toBeNull();
    expect((await fetchPhoto(second)).status).toBe(200);
    const taken = await callRoute(DELETE, "/api/profile/photo", { as: actor, method: "DELETE" });
    expect(taken.body).toMatchObject({ success: true, photoUrl: null });
    expect((await fetchPhoto(second)).status).toBe(404);
    await processOutbox();
    expect(await storage().head(photoKeyFromUrl(second) ?? "")).toBeNull();
  });

  test.each([
    ["an HTML page named as an image", text("<!doctype html><script>1</script>")],
    ["an SVG with a script", text('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ["a document", text("%PDF-1.7\n1 0 obj\n")],
  ])("rejects %s", async (_what, bytes) => {
    const actor = await makeActor();
    expect(await send(actor, bytes)).toMatchObject({
      status: 400,
      body: { error: "Please choose a JPEG, PNG, WebP or AVIF picture." },
    });
    expect((await getActor(actor._id))?.photoUrl).toBeNull();
  });

  test("rejects more than 4 MB and an empty file", async () => {
    const actor = await makeActor();
    expect(await send(actor, new Uint8Array(4_000_001))).toMatchObject({
      status: 413,
      body: { error: "Please choose a file under 4 MB." },
    });
    expect(await send(actor, new Uint8Array(0))).toMatchObject({ status: 400 });
  });

  test("rejects a truncated file and preserves the earlier photo", async () => {
    const actor = await makeActor();
    const { photoUrl } = (await send(actor, await picture())).body;
    const whole = await sharp(Buffer.alloc(300 * 300 * 3, 9), { raw: { width: 300, height: 300, channels: 3 } })
      .png()
      .toBuffer();
    expect(await send(actor, whole.subarray(0, whole.length / 2))).toMatchObject({ status: 400 });
    expect((await fetchPhoto(photoUrl)).status).toBe(200);
  });
});
