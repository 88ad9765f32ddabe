import { paths } from "@/lib/core/urls/paths";
import { expect, test } from "./support/fixtures";
import { gotoHydrated } from "./support/goto-hydrated";
import { axeBuilder } from "./support/page-quality";

const leaderPath = paths.leader("ibrahim-babangida");

test("an artwork is zoomed, panned, reset and toured by its annotations with the keyboard", async ({ page }) => {
  const imageRequests: string[] = [];
  page.on(
    "request",
    (request) => /\/tiles\/|openseadragon|deep-picture/.test(request.url()) && imageRequests.push(request.url()),
  );
  await gotoHydrated(page, leaderPath);
  const button = page.getByRole("button", { name: /^Look closely/ });
  await expect(button).toContainText("about 0.5 MB");
  expect(imageRequests).toEqual([]);

  await button.focus();
  await page.keyboard.press("Enter");
  const viewer = page.getByRole("dialog", { name: "Zoom: The Dribble" });
  await expect(viewer).toBeVisible();
  const picture = viewer.getByRole("application");
  await expect(viewer.getByRole("button", { name: "Zoom in" })).toBeVisible({ timeout: 20_000 });
  const announcement = viewer.locator("[aria-live]");

  await picture.focus();
  await page.keyboard.press("+");
  await expect(announcement).toHaveText("1.5 times as large, in the middle.");
  await page.keyboard.press("+");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await expect(announcement).toHaveText(/times as large, at the upper left\./);
  await page.keyboard.press("-");
  await page.keyboard.press("0");
  await expect(announcement).toHaveText("Whole artwork.");
  await page.keyboard.press("r");
  await expect(announcement).toHaveText("Whole artwork. Turned by 90 degrees.");
  await page.keyboard.press("Shift+R");
  await page.keyboard.press("Shift+R");
  await expect(announcement).toHaveText("Whole artwork. Turned by 270 degrees.");
  await page.keyboard.press("0");
  await expect(announcement).toHaveText("Whole artwork.");
  await expect(picture.locator("canvas").first()).toBeVisible();

  const annotations = viewer.getByRole("list", { name: "Annotations" });
  const ball = annotations.getByRole("button", { name: /The ball/ });
  await ball.focus();
  await page.keyboard.press("Enter");
  await expect(announcement).toHaveText(/^2 of 5, The ball\. A football under the cap/);
  await expect(ball).toHaveAttribute("aria-expanded", "true");
  await expect(annotations.getByText(/black panels, white ones/)).toBeVisible();
  // The keys also work while the list has the focus.
  await page.keyboard.press("0");
  await expect(announcement).toHaveText("Whole artwork.");

  for (const theme of ["dark", "light"]) {
    await page.evaluate((name) => {
      document.documentElement.dataset.theme = name;
    }, theme);
    const { violations } = await axeBuilder(page).include("dialog[open]").analyze();
    expect([theme, violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target)}`)]).toEqual([
      theme,
      [],
    ]);
  }

  await page.keyboard.press("Escape");
  await expect(viewer).toHaveCount(0);
  await expect(button).toBeFocused();
});

test("a pin on the image opens its annotation", async ({ page }) => {
  await gotoHydrated(page, leaderPath);
  await page.getByRole("button", { name: /^Look closely/ }).click();
  const viewer = page.getByRole("dialog", { name: "Zoom: The Dribble" });
  await expect(viewer.getByRole("button", { name: "Zoom in" })).toBeVisible({ timeout: 20_000 });
  await viewer.locator("[aria-hidden] > button", { hasText: "5" }).click();
  await expect(viewer.getByText("A net in the corner, with nothing in it.").first()).toBeVisible();
});

test("the arrow keys move a turned artwork as it is seen, and dragging the mini-map moves the view", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await gotoHydrated(page, leaderPath);
  await page.getByRole("button", { name: /^Look closely/ }).click();
  const viewer = page.getByRole("dialog", { name: "Zoom: The Dribble" });
  await expect(viewer.getByRole("button", { name: "Zoom in" })).toBeVisible({ timeout: 20_000 });
  const announcement = viewer.locator("[aria-live]");
  const area = viewer.locator("[data-zoomed]");
  await expect(area).toHaveCount(0);
  await viewer.getByRole("button", { name: "Turn right" }).click();
  await viewer.getByRole("application").focus();
  for (let press = 0; press < 4; press++) await page.keyboard.press("+");
  // The artwork was turned to the right, so its top is at the right of the screen.
  for (let press = 0; press < 4; press++) await page.keyboard.press("ArrowRight");
  await expect(announcement).toHaveText(/at the upper part\. Turned by 90 degrees\.$/);

  await expect(area).toBeVisible();
  const map = area.locator("..");
  const box = await map.boundingBox();
  const frame = async () => (await area.boundingBox()) ?? { x: 0, y: 0 };
  const before = await frame();
  if (!box) throw new Error("The mini-map has no place.");
  await page.mouse.move(box.x + box.width / 2, box.y + box.height * 0.3);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height * 0.9, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => (await frame()).y).toBeGreaterThan(before.y + box.height / 4);
  await viewer.getByRole("button", { name: "Whole artwork" }).click();
  await expect(area).toHaveCount(0);
});

test.describe("without the tiles", () => {
  test.use({ allowedErrors: [/Failed to load resource|Tile %s failed to load/] });

  test("the smaller image is shown with its annotations", async ({ page }) => {
    await page.route("**/tiles/**", (route) => route.abort());
    await gotoHydrated(page, leaderPath);
    await page.getByRole("button", { name: /^Look closely/ }).click();
    const viewer = page.getByRole("dialog", { name: "Zoom: The Dribble" });
    await expect(viewer.getByText(/The large image could not be loaded/)).toBeVisible({ timeout: 20_000 });
    await viewer.getByRole("button", { name: /The goal/ }).click();
    await expect(viewer.getByText("A net in the corner, with nothing in it.").first()).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: /^Look closely/ })).toBeFocused();
  });
});
