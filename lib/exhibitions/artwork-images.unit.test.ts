import { expect, test } from "vitest";
import { coverCard } from "@/lib/exhibitions/artwork-images";

test("the share card of an exhibition is its uploaded cover, and the museum's own card without one", () => {
  const image = { url: "/api/pictures/img-00000000000000000000-1600.jpg", alt: "A mask" };
  expect(coverCard({ image })).toEqual({
    url: "/api/pictures/img-00000000000000000000-960.jpg",
    alt: "A mask",
    width: 960,
    height: 600,
  });
  expect(coverCard({ image: { url: "/images/home/badger-1600.jpg", alt: "" } }).url).toBe("/images/share/house.jpg");
  expect(coverCard({ image: null }).url).toBe("/images/share/house.jpg");
});
