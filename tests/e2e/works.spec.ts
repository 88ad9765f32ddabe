import { paths } from "@/lib/core/urls/paths";
import { workPaths } from "@/lib/core/urls/work-paths";
import { leaders } from "@/lib/exhibitions/collection/leaders";
import { expect, test } from "./support/fixtures";
import { expectAccessible } from "./support/page-quality";

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the works are browsed from the wall to an object, to a work and to a place", async ({ page }) => {
    await page.goto(paths.headsOfStateFront);
    await page.getByRole("link", { name: "Browse by year, object or place" }).click();
    await page.waitForURL(`**${paths.works}`);
    for (const { artworkTitle } of leaders)
      await expect(page.getByRole("heading", { name: artworkTitle, exact: true })).toBeVisible();

    const index = page.getByRole("region", { name: "Index" });
    for (const name of ["Years in office", "Objects", "Colours", "Techniques", "People", "Places"])
      await expect(index.getByRole("heading", { name })).toBeVisible();
    await page.getByRole("navigation", { name: "Browse the works by" }).getByRole("link", { name: "Objects" }).click();
    await page.waitForURL(`**${workPaths.facet("objects")}`);
    await page.getByRole("link", { name: /^Plug 2 works$/ }).click();
    await page.waitForURL(`**${workPaths.value("objects", "plug")}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Plug");
    await expect(page.getByText("A plug, plugged in nowhere")).toBeVisible();
    await page.getByRole("heading", { name: "The Golden Microphone" }).click();
    await page.waitForURL(`**${paths.leader("abubakar-tafawa-balewa")}`);

    const related = page.getByRole("navigation", { name: "Related works" });
    await related.getByRole("link", { name: "Lagos" }).click();
    await page.waitForURL(`**${workPaths.value("places", "lagos")}`);
    await expect(page.getByText("Governed from here").first()).toBeVisible();
    const sources = page.getByRole("region", { name: "Sources" });
    await expect(sources.getByRole("listitem").filter({ hasText: "Ernest Shonekan" })).toContainText("Born here");
  });
});

test.describe("by colour", () => {
  test.use({ javaScriptEnabled: false });

  test("the works are browsed by a colour that has a name, from a work and from the list of colours", async ({
    page,
  }) => {
    await page.goto(paths.leader("goodluck-jonathan"));
    await page.getByRole("navigation", { name: "Related works" }).getByRole("link", { name: "Green" }).click();
    await page.waitForURL(`**${workPaths.value("colours", "green")}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Green");
    // The picture with most of it comes first.
    const first = page.getByRole("main").getByRole("listitem").filter({ hasText: "Goodluck Jonathan, 2010–2015" });
    await expect(first).toContainText("% of the picture");
    await expect(first.getByRole("img", { name: /^Main colours: green \d+%/ })).toBeVisible();
    await expect(page.getByRole("region", { name: "Objects in the shop" }).getByRole("link").first()).toBeVisible();
    await page.getByRole("navigation", { name: "Browse the works by" }).getByRole("link", { name: "Colours" }).click();
    await page.waitForURL(`**${workPaths.facet("colours")}`);
    const names = await page
      .getByRole("main")
      .getByRole("link", { name: / works?$/ })
      .allTextContents();
    expect(names.map((name) => /^[A-Z][a-z]+/.exec(name)?.[0])).toEqual(
      expect.arrayContaining(["Red", "Yellow", "Green", "Blue", "Brown", "Cream", "Black"]),
    );
  });
});

test("the list of colours is accessible", async ({ page }) => {
  await page.goto(workPaths.facet("colours"));
  await expectAccessible(page, "the colours");
});

test("every facet and value is in the sitemap", async ({ request }) => {
  const xml = await (await request.get("/maps/sitemap/works.xml")).text();
  const found = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);
  expect(found).toEqual(
    expect.arrayContaining([
      paths.works,
      workPaths.facet("years"),
      workPaths.value("years", "1960s"),
      workPaths.facet("colours"),
      workPaths.value("colours", "green"),
      workPaths.value("techniques", "two-inks-on-paper"),
      workPaths.value("people", "muhammadu-buhari"),
      workPaths.value("places", "kano"),
    ]),
  );
  expect(found.length).toBeGreaterThan(60);
});

test("an unknown facet or value returns 404", async ({ request }) => {
  for (const path of [workPaths.facet("smells"), workPaths.value("places", "atlantis"), workPaths.value("x", "y")])
    expect([path, (await request.get(path)).status()]).toEqual([path, 404]);
});
