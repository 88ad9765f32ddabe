import { expect, test } from "vitest";
import { publicProfileBody } from "@/lib/collections/contracts";
import { handleKey, handleRefusal, normalizeHandle, progressSentence, seriesProgress } from "@/lib/collections/rules";

test("a handle has 3 to 30 lower-case letters, digits and single hyphens", () => {
  expect(normalizeHandle(" @Ada-Obi ")).toBe("ada-obi");
  for (const handle of ["ada", "ada-obi", "a1b", "a".repeat(30)])
    expect([handle, handleRefusal(handle)]).toEqual([handle, null]);
  for (const handle of ["ab", "a".repeat(31), "", "-ada", "ada-", "ada--obi", "1ada", "ada obi", "ada_obi", "ada.obi"])
    expect([handle, handleRefusal(handle)]).toEqual([handle, expect.stringMatching(/\.$/)]);
});

test.each(["аda", "ａda", "àda", "ada\u200b", "ad\u0430", "ada<script>", "../ada", "ada%2fobi", "أدا", "ada\u202e"])(
  "rejects %j, which reads like Latin letters or is no name",
  (handle) => expect(handleRefusal(normalizeHandle(handle))).not.toBeNull(),
);

test.each(["admin", "adm1n", "a-d-m-i-n", "the-living-archive", "museum", "rnuseum", "official", "c1rcle"])(
  "rejects the reserved word %s",
  (handle) => expect(handleRefusal(handle)).toMatch(/belongs to the museum|Start with/),
);

test("handles that read alike have one key", () => {
  expect(handleKey("ada-obi")).toBe(handleKey("adaob1"));
  expect(handleKey("bill")).toBe(handleKey("bi11"));
  expect(handleKey("ada")).not.toBe(handleKey("adam"));
});

test("the form's fields are read as a browser without JavaScript sends them", () => {
  expect(publicProfileBody.parse({ handle: "Ada", isPublic: "on" })).toEqual({
    handle: "ada",
    isPublic: true,
    isListed: false,
    isIndexed: false,
  });
  expect(publicProfileBody.safeParse({ handle: "<b>", isPublic: "off" }).error?.issues[0]?.message).toMatch(/letters/);
});

const drop = (productId: string, seriesKey: string) => ({
  productId,
  slug: productId,
  name: `Drop ${productId}`,
  series: seriesKey.toUpperCase(),
  seriesKey,
});

test("a series shows what is missing; one without a number of one's own, or with one drop, is left out", () => {
  const drops = ["a", "b", "c"]
    .map((id) => drop(id, "vases"))
    .concat(drop("d", "medals"), drop("e", "prints"), drop("f", "prints"));
  const progress = seriesProgress(drops, new Set(["a", "c", "d"]));
  expect(progress).toEqual([
    { key: "vases", name: "VASES", owned: 2, total: 3, missing: [{ productId: "b", slug: "b", name: "Drop b" }] },
  ]);
  expect(progress.map(progressSentence)).toEqual(["You have 2 of the 3 drops of VASES."]);
});
