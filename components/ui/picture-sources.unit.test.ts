import { expect, it } from "vitest";
import imageLoader from "./image-loader";
import { imageSources } from "./image-sources";

it("derives every width and format of a stored image, best first", () => {
  expect(imageSources("/images/products/golden-voice-1-960.jpg")).toEqual([
    {
      type: "image/avif",
      srcSet:
        "/images/products/golden-voice-1-160.avif 160w, /images/products/golden-voice-1-480.avif 480w, /images/products/golden-voice-1-960.avif 960w",
    },
    {
      type: "image/webp",
      srcSet:
        "/images/products/golden-voice-1-160.webp 160w, /images/products/golden-voice-1-480.webp 480w, /images/products/golden-voice-1-960.webp 960w",
    },
  ]);
});

it("derives the sources of an uploaded image at another URL", () => {
  expect(imageSources("https://files.example.com/products/x-960.jpg")[0]?.srcSet).toContain(
    "https://files.example.com/products/x-480.avif 480w",
  );
});

it("derives the larger widths of a full-screen image", () => {
  const [avif, webp] = imageSources("/images/leaders/sani-abacha-wide-1600.webp");
  expect(avif?.srcSet).toBe(
    "/images/leaders/sani-abacha-wide-640.avif 640w, /images/leaders/sani-abacha-wide-960.avif 960w, /images/leaders/sani-abacha-wide-1600.avif 1600w",
  );
  expect(webp?.srcSet).not.toContain("-160.");
});

it("returns no sources for an image without sizes", () => {
  for (const url of [
    "/placeholder.png",
    "/art/badger.svg",
    "/images/leaders/sani-abacha-share.jpg",
    "https://example.com/photo.jpg",
    "",
  ]) {
    expect(imageSources(url)).toEqual([]);
  }
});

it("picks the smallest sufficient width for next/image", () => {
  expect(imageLoader({ src: "/images/products/x-1-960.jpg", width: 300 })).toBe("/images/products/x-1-480.webp");
  expect(imageLoader({ src: "/images/products/x-1-960.jpg", width: 3000 })).toBe("/images/products/x-1-960.webp");
  expect(imageLoader({ src: "/images/leaders/x-wide-1600.webp", width: 1000 })).toBe(
    "/images/leaders/x-wide-1600.webp",
  );
  expect(imageLoader({ src: "/art/badger.svg", width: 300 })).toBe("/art/badger.svg");
});
