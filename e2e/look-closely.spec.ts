import { paths } from "@/lib/platform/paths";
import { expect, test } from "./fixtures";
import { axeOf } from "./inspect";
import { visit } from "./visit";

const leader = paths.leader("ibrahim-babangida");

test("a work is toured by keyboard: larger, aside, whole again, spot by spot, and back to the button", async ({
  page,
}) => {
  const heavy: string[] = [];
  page.on(
    "request",
    (request) => /\/tiles\/|openseadragon|deep-picture/.test(request.url()) && heavy.push(request.url()),
  );
  await visit(page, leader);
  const button = page.getByRole("button", { name: /^Look closely/ });
  await expect(button).toContainText("about 0.5 MB");
  expect(heavy).toEqual([]);

  await button.focus();
  await page.keyboard.press("Enter");
  const glass = page.getByRole("dialog", { name: "Looking closely: The Dribble" });
  await expect(glass).toBeVisible();
  const picture = glass.getByRole("application");
  await expect(glass.getByRole("button", { name: "Larger" })).toBeVisible({ timeout: 20_000 });
  const said = glass.locator("[aria-live]");

  await picture.focus();
  await page.keyboard.press("+");
  await expect(said).toHaveText("1.5 times as large, in the middle.");
  await page.keyboard.press("+");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await expect(said).toHaveText(/times as large, at the upper left\./);
  await page.keyboard.press("-");
  await page.keyboard.press("0");
  await expect(said).toHaveText("The whole work.");
  await expect(picture.locator("canvas").first()).toBeVisible();

  const spots = glass.getByRole("list", { name: "What there is to see" });
  const ball = spots.getByRole("button", { name: /The ball/ });
  await ball.focus();
  await page.keyboard.press("Enter");
  await expect(said).toHaveText(/^2 of 5, The ball\. A football under the cap/);
  await expect(ball).toHaveAttribute("aria-expanded", "true");
  await expect(spots.getByText(/black panels, white ones/)).toBeVisible();
  // The same keys work from the list.
  await page.keyboard.press("0");
  await expect(said).toHaveText("The whole work.");

  for (const theme of ["dark", "light"]) {
    await page.evaluate((name) => {
      document.documentElement.dataset.theme = name;
    }, theme);
    const { violations } = await axeOf(page).include("dialog[open]").analyze();
    expect([theme, violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target)}`)]).toEqual([
      theme,
      [],
    ]);
  }

  await page.keyboard.press("Escape");
  await expect(glass).toHaveCount(0);
  await expect(button).toBeFocused();
});

test("a pin on the picture opens its note", async ({ page }) => {
  await visit(page, leader);
  await page.getByRole("button", { name: /^Look closely/ }).click();
  const glass = page.getByRole("dialog", { name: "Looking closely: The Dribble" });
  await expect(glass.getByRole("button", { name: "Larger" })).toBeVisible({ timeout: 20_000 });
  await glass.locator("[aria-hidden] > button", { hasText: "5" }).click();
  await expect(glass.getByText("A net in the corner, with nothing in it.").first()).toBeVisible();
});

test.describe("where the tiles do not come", () => {
  test.use({ expected: [/Failed to load resource|Tile %s failed to load/] });

  test("the small print stands in, and the notes still point at it", async ({ page }) => {
    await page.route("**/tiles/**", (route) => route.abort());
    await visit(page, leader);
    await page.getByRole("button", { name: /^Look closely/ }).click();
    const glass = page.getByRole("dialog", { name: "Looking closely: The Dribble" });
    await expect(glass.getByText(/The large print did not arrive/)).toBeVisible({ timeout: 20_000 });
    await glass.getByRole("button", { name: /The goal/ }).click();
    await expect(glass.getByText("A net in the corner, with nothing in it.").first()).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: /^Look closely/ })).toBeFocused();
  });
});
