import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { inspectImage, reencodeImage } from "@/lib/images/image-file";

const ink = { r: 166, g: 58, b: 30 };
const blank = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: ink } });
const text = (content: string) => new TextEncoder().encode(content);
const box = { width: 256, height: 256, fit: "cover" } as const;

describe("inspectImage", () => {
  it.each([
    ["image/jpeg", "jpg", () => blank(40, 30).jpeg().toBuffer()],
    ["image/png", "png", () => blank(40, 30).png().toBuffer()],
    ["image/webp", "webp", () => blank(40, 30).webp().toBuffer()],
    ["image/avif", "avif", () => blank(40, 30).avif().toBuffer()],
  ])("detects %s by its bytes", async (type, extension, make) => {
    expect(await inspectImage(await make())).toEqual({ type, extension, width: 40, height: 30 });
  });

  it("applies the EXIF orientation to width and height", async () => {
    const upright = await blank(40, 30).withExif({}).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(await inspectImage(upright)).toMatchObject({ width: 30, height: 40 });
  });

  it.each([
    ["nothing", text("")],
    ["a word", text("not a picture")],
    ["an SVG with a script", text('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')],
    ["a page", text("<!doctype html><script>1</script>")],
    ["a document", text("%PDF-1.7\n")],
    ["an old animation", text("GIF89a/*")],
  ])("rejects %s", async (_what, bytes) => {
    await expect(inspectImage(bytes)).rejects.toMatchObject({ name: "ImageError", kind: "not-an-image" });
    await expect(reencodeImage(bytes, box)).rejects.toMatchObject({ kind: "not-an-image" });
  });

  it("rejects 50,000 by 50,000 pixels without decoding", async () => {
    const bomb = await blank(8, 8).png().toBuffer();
    bomb.writeUInt32BE(50_000, 16);
    bomb.writeUInt32BE(50_000, 20);
    const started = performance.now();
    await expect(inspectImage(bomb)).rejects.toMatchObject({ name: "ImageError", kind: "too-many-pixels" });
    await expect(reencodeImage(bomb, box)).rejects.toMatchObject({ kind: "too-many-pixels" });
    expect(performance.now() - started).toBeLessThan(2_000);
  });

  it("rejects a truncated file", async () => {
    const whole = await sharp(Buffer.alloc(300 * 300 * 3, 7), { raw: { width: 300, height: 300, channels: 3 } })
      .png()
      .toBuffer();
    await expect(reencodeImage(whole.subarray(0, whole.length / 2), box)).rejects.toMatchObject({ kind: "broken" });
  });
});

describe("reencodeImage", () => {
  it("fills the box with an upright WebP", async () => {
    const redrawn = await reencodeImage(await blank(900, 300).jpeg().toBuffer(), box);
    expect(await sharp(redrawn).metadata()).toMatchObject({ format: "webp", width: 256, height: 256 });
  });

  it("drops EXIF data and bytes after the image", async () => {
    const taken = await blank(300, 300)
      .withExif({ IFD0: { Copyright: "Ada Okafor, 12 Marina" }, IFD3: { GPSLatitude: "6/1 27/1 0/1" } })
      .jpeg()
      .toBuffer();
    const carrying = Buffer.concat([taken, text("<script>alert(1)</script>")]);
    const redrawn = await reencodeImage(carrying, box);
    const { exif, icc, xmp } = await sharp(redrawn).metadata();
    expect([exif, icc, xmp]).toEqual([undefined, undefined, undefined]);
    expect(Buffer.from(redrawn).toString("latin1")).not.toMatch(/script|Okafor/);
  });

  it("never enlarges with fit inside", async () => {
    const small = await reencodeImage(await blank(40, 30).png().toBuffer(), { width: 900, height: 900, fit: "inside" });
    expect(await sharp(small).metadata()).toMatchObject({ width: 40, height: 30 });
  });
});
