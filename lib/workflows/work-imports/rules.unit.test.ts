import { expect, test } from "vitest";
import { guessWorkColumns } from "@/lib/workflows/work-imports/read-file";
import { type KnownWork, mergeFields, planWork, slugOf } from "@/lib/workflows/work-imports/rules";

const picture = "/api/pictures/img-0123456789abcdefghij-960.jpg";
const work = {
  ...{ exhibition: "Masks", exhibitionSlug: "masks", state: "open", title: "The Ferry", slug: "the-ferry" },
  ...{ version: "3", leader: "Sani Abacha", year: "1993", medium: "Ink", dimensions: "", accession: "", credit: "" },
  ...{ alt: "A ferry.", description: "Folded twice.", picture, product: "", annotations: "2" },
};
const known: KnownWork = {
  exhibition: { id: "exh_masks", isDraft: false, hasLeaders: false },
  work,
  hasPicture: (url) => url === picture,
  hasDrop: (slug) => slug === "dark-glasses",
};
const plan = (changed: object) => planWork({ ...work, ...changed }, known);
const planNew = (cells: object, more: Partial<KnownWork> = {}) =>
  planWork(
    { exhibitionSlug: "masks", title: "A New Work", ...cells },
    { ...known, work: null, exhibition: { id: "exh_masks", isDraft: true, hasLeaders: false }, ...more },
  );

test("recognises the columns of the export and of other systems", () => {
  expect(guessWorkColumns(["Exhibition", "Exhibition slug", "dcterms:title", "Image URL", "Colour"])).toEqual([
    ...["exhibition", "exhibitionSlug", "title", "picture"],
    null,
  ]);
});

test("an exported row changes nothing, also with other line breaks and without some columns", () => {
  expect(plan({})).toMatchObject({ result: "same", message: "", fields: {} });
  const long = { ...known, work: { ...work, description: "One\nTwo" } };
  expect(planWork({ ...work, description: "One\r\nTwo " }, long).result).toBe("same");
  expect(planWork({ exhibitionSlug: "masks", slug: "the-ferry" }, known).result).toBe("same");
});

test("a changed cell is shown from shortly before where it differs, and what is missing stays", () => {
  expect(plan({ title: "The Crossing", alt: undefined })).toEqual({
    result: "update",
    message: "",
    changed: [{ column: "Work", from: "The Ferry", to: "The Crossing" }],
    fields: { title: "The Crossing" },
    version: 3,
  });
  const words = Array.from({ length: 60 }, (_, at) => `word${at}`).join(" ");
  const long = { ...known, work: { ...work, description: `${words} end` } };
  const [change] = planWork({ ...work, description: `${words} finish` }, long).changed;
  expect(change).toEqual({
    column: "Description",
    from: expect.stringMatching(/^…word5.* end$/),
    to: expect.stringMatching(/^…word5.* finish$/),
  });
});

test("a work that was changed since the export is a conflict with what would differ, and one without a version is left out", () => {
  expect(plan({ title: "The Crossing", version: "2" })).toMatchObject({
    result: "conflict",
    message: "Changed since the export: the file has version 2, and version 3 is saved.",
    changed: [{ column: "Work" }],
    fields: {},
  });
  expect(plan({ version: "2" }).result).toBe("same");
  expect(plan({ title: "The Crossing", version: "" }).message).toMatch(/^The version is missing/);
  expect(plan({ title: "The Crossing", version: "v3" }).message).toBe("The version is not a whole number.");
});

test("cells that an import does not write are named, and the state of the exhibition is not compared", () => {
  expect(plan({ medium: "Oil", annotations: "9", state: "draft", exhibition: "Old name" })).toMatchObject({
    result: "same",
    message: "Not imported: Medium, Annotations.",
  });
  expect(planNew({ leader: "Sani Abacha" })).toMatchObject({ result: "create", message: "Not imported: Leader." });
});

test.each([
  [{ title: " " }, "Work: A title is required."],
  [{ title: "x".repeat(141) }, "Work: At most 140 characters."],
  [{ description: "x".repeat(2_001) }, "Description: At most 2000 characters."],
  [{ alt: "" }, "Alt text: Describe the picture for people who cannot see it."],
  [
    { picture: "https://example.org/a.jpg" },
    "Picture: there is no such picture. Copy the address of one from the media library.",
  ],
  [{ product: "no-such" }, "Drop: there is no drop “no-such” in the shop."],
  [{ picture: "", alt: "A boat." }, "Alt text: a work without a picture has none."],
])("leaves out a row with %o", (changed, message) => {
  expect(plan(changed)).toMatchObject({ result: "error", message, fields: {} });
});

test("a new work is added to an exhibition that is a draft, with a slug from its title", () => {
  expect(slugOf({ title: "A New Work" })).toBe("a-new-work");
  expect(planNew({ picture, alt: "A boat.", product: "dark-glasses" })).toMatchObject({
    result: "create",
    version: null,
    fields: { title: "A New Work", picture, alt: "A boat.", product: "dark-glasses" },
  });
});

test.each([
  [{ exhibitionSlug: "" }, {}, "The exhibition slug is empty."],
  [{ exhibitionSlug: "none" }, { exhibition: null }, "There is no exhibition “none”."],
  [
    { title: "The Ferry" },
    { work },
    "The work “the-ferry” is there already. Fill in its slug and version to change it.",
  ],
  [{ slug: "gone", version: "2" }, {}, expect.stringContaining("There is no work “gone” in this exhibition.")],
  [{ version: "2" }, {}, "A row with a version needs the slug of its work."],
  [{ title: "" }, {}, "Work: A title is required."],
  [{ title: "???" }, {}, "Slug: Use lowercase letters, digits and hyphens."],
  [{ slug: "guestbook" }, {}, "Slug: This slug is reserved."],
])("does not add %o", (cells, more, message) => {
  expect(planNew(cells, more)).toMatchObject({ result: "error", message });
});

test("a new work of a published exhibition is left out with the way on, and with the exhibition to open", () => {
  const published = { id: "exh_masks", isDraft: false, hasLeaders: false };
  expect(planNew({}, { exhibition: published })).toMatchObject({
    result: "error",
    message:
      "This exhibition is published, so an imported work would be public immediately. Add this one by hand, or make the exhibition a draft and import again.",
    exhibitionId: "exh_masks",
  });
  expect(planNew({}, { exhibition: { ...published, hasLeaders: true } })).toMatchObject({
    result: "error",
    message: "A new work of this exhibition belongs to a leader. Add the leader in the exhibition.",
    exhibitionId: "exh_masks",
  });
});

test("an empty cell takes away the picture or the drop", () => {
  const saved = { title: "A", description: "B", image: { url: picture, alt: "C" }, productSlug: "dark-glasses" };
  expect(mergeFields({ picture: "", product: "" }, saved)).toEqual({ ...saved, image: null, productSlug: null });
  expect(mergeFields({ alt: "D" }, saved)).toEqual({ ...saved, image: { url: picture, alt: "D" } });
});
