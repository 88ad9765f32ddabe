import { paths } from "@/lib/core/urls/paths";
import { workPaths } from "@/lib/core/urls/work-paths";
import { expect, test } from "./support/fixtures";
import { gotoHydrated } from "./support/goto-hydrated";
import { assertPageQuality, axeBuilder } from "./support/page-quality";

const pair = workPaths.compare({ a: "heads-of-state.the-dribble", b: "heads-of-state.dark-glasses" });

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("two works are chosen from the page of one, and the URL names them", async ({ page }) => {
    await page.goto(paths.leader("ibrahim-babangida"));
    await page.getByRole("link", { name: "Compare with another work" }).click();
    await expect(page.getByLabel("First work")).toHaveValue("heads-of-state.the-dribble");
    await page.getByLabel("Second work").selectOption("heads-of-state.dark-glasses");
    await page.getByRole("button", { name: "Compare", exact: true }).click();
    await page.waitForURL(`**${pair}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("The Dribble and Dark Glasses");
    await expect(page.getByRole("figure")).toHaveCount(2);
    await page.getByRole("link", { name: "About this work" }).last().click();
    await page.waitForURL(`**${paths.leader("sani-abacha")}`);
  });

  test("an unknown work and the same work twice ask for another choice", async ({ page }) => {
    await page.goto(workPaths.compare({ a: "heads-of-state.the-dribble", b: "heads-of-state.the-dribble" }));
    await expect(page.getByRole("status")).toContainText("These are the same work.");
    await page.goto(workPaths.compare({ a: "nowhere.nothing", b: "<b>" }));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Compare two works");
    await expect(page.getByRole("figure")).toHaveCount(0);
  });
});

test("the page of two works meets the page quality rules", async ({ page }) => {
  test.setTimeout(120_000);
  await assertPageQuality(page, pair);
});

test("both works are zoomed together with the keyboard, and apart when the link is off", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const tiles: string[] = [];
  page.on("request", (request) => /\/tiles\//.test(request.url()) && tiles.push(request.url()));
  await gotoHydrated(page, pair);
  const button = page.getByRole("button", { name: /^Look closely at both/ });
  await expect(button).toContainText("about 1 MB");
  expect(tiles).toEqual([]);
  await button.click();
  const viewer = page.getByRole("dialog", { name: "Compare: The Dribble and Dark Glasses" });
  await expect(viewer.getByRole("button", { name: /^Zoom in/ })).toHaveCount(2, { timeout: 30_000 });
  const [dribble, glasses] = [
    viewer.getByRole("application", { name: /^The Dribble/ }),
    viewer.getByRole("application", { name: /^Dark Glasses/ }),
  ];
  const announcement = viewer.locator("[aria-live]");

  await dribble.focus();
  for (const key of ["+", "+", "+", "r"]) await page.keyboard.press(key);
  await expect(announcement).toHaveText(/^The Dribble: 3\.\d times as large, in the middle\. Turned by 90 degrees\.$/);
  // The other followed: one more step leads on from there.
  await glasses.focus();
  await page.keyboard.press("-");
  await expect(announcement).toHaveText(/^Dark Glasses: 2\.\d times as large, in the middle\. Turned by 90 degrees\.$/);

  const link = viewer.getByRole("button", { name: "Move both together" });
  await expect(link).toHaveAttribute("aria-pressed", "true");
  await link.click();
  await expect(link).toHaveAttribute("aria-pressed", "false");
  await viewer.getByRole("button", { name: "Whole artwork: Dark Glasses" }).click();
  await expect(announcement).toHaveText("Dark Glasses: Whole artwork.");
  await dribble.focus();
  await page.keyboard.press("-");
  await expect(announcement).toHaveText(/^The Dribble: \d(\.\d)? times as large.* Turned by 90 degrees\.$/);

  const { violations } = await axeBuilder(page).include("dialog[open]").analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target)}`)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(viewer).toHaveCount(0);
  await expect(button).toBeFocused();
});
