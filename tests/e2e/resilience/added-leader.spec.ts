import sharp from "sharp";
import { makeUser } from "@/lib/auth/factory";
import { newId } from "@/lib/core/ids";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { paths } from "@/lib/core/urls/paths";
import { db } from "@/lib/db/client";
import { leaders } from "@/lib/exhibitions/collection/leaders";
import { expect, failedResource, test } from "../support/fixtures";
import { gotoHydrated } from "../support/goto-hydrated";
import { expectAccessible } from "../support/page-quality";

test.use({ allowedErrors: [failedResource(400, 404)] });

// It runs alone: while the leader is public, everyone sees one more on the wall.
test("a leader is added with a picture, published, seen on the wall, on a page and in the viewer, and taken back", async ({
  page,
  signIn,
}) => {
  test.slow();
  const name = `Zainab ${newId("ldr").slice(-8)}`;
  const { id: exhibitionId } = await db.exhibition.findUniqueOrThrow({ where: { slug: "heads-of-state" } });
  await signIn(await makeUser({ role: "Admin" }));
  await gotoHydrated(page, adminPaths.editExhibition(exhibitionId));
  await page.getByRole("link", { name: "Add a leader" }).click();
  await page.getByLabel("Name", { exact: true }).fill(name);
  const slug = await page.getByLabel("Slug").inputValue();
  await page.getByLabel("Term", { exact: true }).fill("2027–");
  await page.getByLabel("First day of the term").fill("2027-05-29");
  await page.getByLabel("Object", { exact: true }).fill("A kettle without a lid");
  await page.getByLabel("Title of the work").fill(`The Kettle of ${name}`);
  await expectAccessible(page, "the form of a new leader");
  await page.getByRole("button", { name: "Add leader" }).click();
  await page.waitForURL(/leaders\/ldr_/);
  const leaderUrl = page.url();
  const publish = async () => {
    await page.getByRole("button", { name: `Publish ${name}`, exact: true }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Publish", exact: true }).click();
  };
  await publish();
  await expect(page.getByRole("dialog").getByText(/Missing or incomplete: the picture of the work/)).toBeVisible();
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  expect((await page.request.get(paths.leader(slug))).status()).toBe(404);

  await page.getByRole("link", { name: "Artwork and annotations" }).click();
  await page.getByLabel("File for image").setInputFiles({
    name: "kettle.jpg",
    mimeType: "image/jpeg",
    buffer: await sharp({ create: { width: 1_200, height: 1_500, channels: 3, background: "#2f6f5e" } })
      .jpeg()
      .toBuffer(),
  });
  await page.getByLabel("Alternative text").fill("A green sheet.");
  await page.getByRole("button", { name: "Save artwork" }).click();
  await page.waitForURL(/admin\/exhibitions\/exh_/);

  await gotoHydrated(page, leaderUrl);
  await page.getByLabel("Image credit").fill("The museum");
  await page.getByRole("button", { name: "Add moment" }).click();
  const moments = page.getByRole("group", { name: "Key moments" });
  await moments.getByLabel("Date of moment 1").fill("29 May 2027");
  await moments.getByLabel("Text", { exact: true }).fill("Is sworn in.");
  await page.getByLabel("Quotation", { exact: true }).fill("A kettle is heard before it is seen.");
  await page.getByLabel("Short text, for everyone").fill("The registrar asked the kettle for its lid.");
  await page.getByLabel("Chapter title").fill("On the Boil");
  await page.getByLabel("Chapter, for members").fill("The kettle was put on before the guests were counted.");
  await page.getByRole("button", { name: "Add claim" }).click();
  const claim = page.getByRole("group", { name: "Record" }).getByRole("listitem").last();
  await claim.getByLabel(/^Date of claim/).fill("29 May 2027");
  await claim.getByLabel("Text", { exact: true }).fill("Takes office.");
  await claim.getByLabel("Source", { exact: true }).fill("An oath");
  await claim.getByLabel("Publisher").fill("The Gazette");
  await claim.getByLabel("Year").fill("2027");
  const label = page.getByRole("group", { name: "Wall label" });
  for (const [field, text] of [
    ["Year", "2027"],
    ["Medium", "Cut paper"],
    ["Dimensions", "62.5 × 50 cm"],
    ["Accession number", "LA.2027.19"],
  ] as const)
    await label.getByLabel(field).fill(text);
  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(page.getByText(`${name} is saved`)).toBeVisible();
  await publish();
  await expect(page.getByRole("button", { name: `Unpublish ${name}` })).toBeVisible();

  await gotoHydrated(page, paths.headsOfStateFront);
  const wall = page.getByRole("region", { name: "All nineteen on one wall" });
  await expect(wall.getByRole("link", { name: new RegExp(name) })).toBeVisible();
  await gotoHydrated(page, paths.leader(slug));
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(page.getByText(`${leaders.length + 1} of ${leaders.length + 1}`)).toBeVisible();
  await expectAccessible(page, "the page of an added leader");
  await page.getByRole("button", { name: /^Look closely/ }).click();
  const viewer = page.getByRole("dialog");
  await expect(viewer.getByRole("button", { name: "Zoom in" })).toBeVisible();
  await expect(viewer.getByText(/could not be loaded/)).toBeHidden();
  await page.keyboard.press("Escape");
  await gotoHydrated(page, paths.home);
  await expect(
    page.getByRole("link", { name: new RegExp(`${name}.*kettle without a lid in place of the face`) }),
  ).toBeVisible();
  await page.goto(paths.about);
  await expect(page.getByRole("link", { name: "All nineteen" })).toBeVisible();
  await gotoHydrated(page, paths.headsOfState);
  await expect(page.getByRole("region", { name: "All 19" }).getByText(name)).toBeVisible();

  await gotoHydrated(page, leaderUrl);
  await page.getByRole("button", { name: `Unpublish ${name}` }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Unpublish", exact: true }).click();
  await expect(page.getByRole("button", { name: `Publish ${name}`, exact: true })).toBeVisible();
  expect((await page.request.get(paths.leader(slug))).status()).toBe(404);
  await gotoHydrated(page, adminPaths.editExhibition(exhibitionId));
  await page.getByRole("button", { name: `Delete ${name}` }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page.getByText(`${name} is deleted`)).toBeVisible();
  expect(await db.leader.count({ where: { slug } })).toBe(0);
});
