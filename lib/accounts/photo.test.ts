import { NextRequest } from "next/server";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { GET as getPhoto } from "@/app/api/profile/photo/[photo]/route";
import { DELETE, POST } from "@/app/api/profile/photo/route";
import type { Actor } from "@/lib/accounts/contracts";
import { photoKeyOf } from "@/lib/accounts/rules";
import { sealSession, sessionCookieName } from "@/lib/accounts/session-token";
import { deliverOutbox } from "@/lib/http/effects";
import { callRoute } from "@/lib/http/testing";
import { makeActor } from "@/lib/membership/factory";
import { findActor, listFounders } from "@/lib/membership/queries";
import { backgroundSettled } from "@/lib/platform/background";
import { env } from "@/lib/platform/env";
import { storage } from "@/lib/platform/storage";

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
    headers: { cookie: `${sessionCookieName()}=${await sealSession(actor)}` },
    body,
  });
  const answer = await POST(request, { params: Promise.resolve({}) });
  await backgroundSettled();
  return { status: answer.status, body: await answer.json() };
}

const look = (photoUrl: string) =>
  callRoute(getPhoto, photoUrl, { params: { photo: photoUrl.split("/").at(-1) ?? "" } });

describe("a photo beside the name", () => {
  test("is drawn anew as a small square, shown to everybody, and hangs on the wall", async () => {
    const actor = await makeActor({ plan: "yearly" });
    const sent = await send(actor, await picture());
    expect(sent).toMatchObject({ status: 200, body: { success: true } });
    const { photoUrl } = sent.body;
    expect((await findActor(actor._id))?.photoUrl).toBe(photoUrl);
    const shown = await look(photoUrl);
    expect([shown.status, shown.headers.get("content-type")]).toEqual([200, "image/webp"]);
    expect(shown.headers.get("x-content-type-options")).toBe("nosniff");
    const kept = await storage().open(photoKeyOf(photoUrl) ?? "");
    const bytes = Buffer.from(await new Response(kept?.stream).arrayBuffer());
    const facts = await sharp(bytes).metadata();
    expect([facts.format, facts.width, facts.height, facts.exif]).toEqual(["webp", 256, 256, undefined]);
    expect((await listFounders()).map((founder) => founder.photoUrl)).toContain(photoUrl);
  });

  test("takes the place of the earlier one, whose file and address are gone", async () => {
    const actor = await makeActor();
    const first = (await send(actor, await picture())).body.photoUrl;
    const second = (await send(actor, await picture(300, 300))).body.photoUrl;
    await deliverOutbox();
    expect((await look(first)).status).toBe(404);
    expect(await storage().head(photoKeyOf(first) ?? "")).toBeNull();
    expect((await look(second)).status).toBe(200);
    const taken = await callRoute(DELETE, "/api/profile/photo", { as: actor, method: "DELETE" });
    expect(taken.body).toMatchObject({ success: true, photoUrl: null });
    expect((await look(second)).status).toBe(404);
    await deliverOutbox();
    expect(await storage().head(photoKeyOf(second) ?? "")).toBeNull();
  });

  test.each([
    ["a page that is called a picture", text("<!doctype html><script>1</script>")],
    ["a drawing that can carry script", text('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ["a document", text("%PDF-1.7\n1 0 obj\n")],
  ])("is not %s", async (_what, bytes) => {
    const actor = await makeActor();
    expect(await send(actor, bytes)).toMatchObject({
      status: 400,
      body: { error: "Please choose a JPEG, PNG, WebP or AVIF picture." },
    });
    expect((await findActor(actor._id))?.photoUrl).toBeNull();
  });

  test("weighs at most 4 MB and is not empty", async () => {
    const actor = await makeActor();
    expect(await send(actor, new Uint8Array(4_000_001))).toMatchObject({
      status: 413,
      body: { error: "Please choose a file under 4 MB." },
    });
    expect(await send(actor, new Uint8Array(0))).toMatchObject({ status: 400 });
  });

  test("that breaks off is refused and the earlier one stays", async () => {
    const actor = await makeActor();
    const { photoUrl } = (await send(actor, await picture())).body;
    const whole = await sharp(Buffer.alloc(300 * 300 * 3, 9), { raw: { width: 300, height: 300, channels: 3 } })
      .png()
      .toBuffer();
    expect(await send(actor, whole.subarray(0, whole.length / 2))).toMatchObject({ status: 400 });
    expect((await look(photoUrl)).status).toBe(200);
  });
});
