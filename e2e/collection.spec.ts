import { leaders } from "@/lib/exhibitions/collection/leaders";
import { excerpt, excerptLength, paragraphs } from "@/lib/exhibitions/rules";
import { apiPaths } from "@/lib/platform/api-paths";
import { paths } from "@/lib/platform/paths";
import { expect, refusedWith, test } from "./fixtures";
import { axeOf } from "./inspect";
import { visit } from "./visit";

const first = leaders[0]?.slug ?? "";
const abacha = leaders.find(({ slug }) => slug === "sani-abacha");
const member = { email: "member@livingarchive.test" };
const yearly = { email: "yearly@livingarchive.test" };

test("the eighteen leaders are reached one after the other, from the first to the last and back to the wall", async ({
  page,
}) => {
  test.slow();
  await visit(page, paths.leader(first));
  for (const { name, label } of leaders) {
    await expect(page.getByRole("heading", { level: 1, name, exact: true })).toBeVisible();
    await expect(page.getByText(label.accession).first()).toBeVisible();
    const onward = page.getByRole("navigation", { name: "Before and after" }).getByRole("link").last();
    const next = await onward.getAttribute("href");
    await onward.click();
    await page.waitForURL(`**${next}`);
  }
  await page.waitForURL(`**${paths.headsOfStateFront}`);
});

test("no public page carries a narrative beyond its excerpt, in its markup or in what its script is given", async ({
  page,
}) => {
  for (const { slug, narrative } of leaders) {
    const answer = await page.request.get(paths.leader(slug));
    expect(answer.status(), slug).toBe(200);
    const html = (await answer.text()).replaceAll("&#x27;", "'").replaceAll("&quot;", '"');
    const open = excerpt(narrative, excerptLength.wide);
    expect(html, slug).toContain(paragraphs(open)[0]?.slice(0, 40));
    for (const paragraph of paragraphs(narrative.slice(open.length + 60))) {
      expect(html.includes(paragraph.slice(0, 60)), `${slug}: ${paragraph.slice(0, 60)}`).toBe(false);
    }
  }
});

test("a phone reads the shorter beginning, and a desk the longer one, of the same page", async ({ page }) => {
  const narrative = abacha?.narrative ?? "";
  const begun = page.getByRole("region", { name: abacha?.chapterTitle }).locator(".reading");
  await visit(page, paths.leader("sani-abacha"));
  const wide = excerpt(narrative, excerptLength.wide);
  await expect(begun).toHaveText(wide, { useInnerText: true });
  await page.setViewportSize({ width: 767, height: 900 });
  await expect(begun).toHaveText(excerpt(narrative, excerptLength.narrow), { useInnerText: true });
});

test("satire and record stand apart, and every line of the record names its source", async ({ page }) => {
  await visit(page, paths.leader("sani-abacha"));
  const satire = page.getByRole("region", { name: "Satire" });
  const record = page.getByRole("region", { name: "Record" });
  await expect(satire).toContainText("Invented by the museum");
  await expect(satire.locator("cite")).toHaveCount(0);
  await expect(record.getByRole("listitem")).toHaveCount(abacha?.record.length ?? 0);
  await expect(record.locator("cite")).toHaveCount(abacha?.record.length ?? 0);
});

test("the work leads to the drop it is sold as, at the price that stands there", async ({ page }) => {
  await visit(page, paths.leader("sani-abacha"));
  const sold = page.getByRole("complementary", { name: "The work in the shop" });
  const price = (await sold.getByText(/^₦/).textContent()) ?? "";
  await sold.getByRole("link", { name: "Go to Shop" }).click();
  await page.waitForURL(`**${paths.drop("dark-glasses-jar")}`);
  await expect(page.getByText(price).first()).toBeVisible();
});

test("on the board a dot, on the wall a frame and on the ruler a stretch lead to the same leader", async ({ page }) => {
  for (const where of ["Ten on the board", "All 18 on one wall"]) {
    await visit(page, paths.headsOfStateFront);
    await page
      .getByRole("region", { name: where })
      .getByRole("link", { name: /Sani Abacha/ })
      .click();
    await page.waitForURL(`**${paths.leader("sani-abacha")}`);
  }
  await visit(page, paths.headsOfStateFront);
  await expect(page.getByRole("region", { name: "Ten on the board" }).getByRole("link")).toHaveCount(10);
  await expect(page.getByRole("region", { name: "All 18 on one wall" }).getByRole("link")).toHaveCount(18);
  const ruler = page.getByRole("navigation", { name: /by years in office/ });
  await ruler.getByRole("link", { name: "Sani Abacha, 1993–1998" }).click();
  await expect(page.getByRole("link", { name: "Sani Abacha, 1993–1998" })).toHaveAttribute("aria-current", "page");
});

test("the doors of the list say who may enter: nobody yet, a Basic Member with a plan, a member at once", async ({
  page,
  signIn,
}) => {
  const room = page.getByRole("article", { name: "Heads of State" });
  await visit(page, paths.exhibitions);
  await expect(page.getByRole("region", { name: "Membership Status" })).toContainText("Visitor");
  await expect(room.getByRole("link", { name: "Heads of State, locked" })).toHaveAttribute("href", "#");
  await expect(room.getByRole("link", { name: "Join to Unlock" })).toHaveAttribute("href", /^\/register/);

  await signIn(member);
  await visit(page, paths.exhibitions);
  await expect(page.getByRole("region", { name: "Membership Status" })).toContainText("Basic Member");
  await expect(room.getByRole("link", { name: "Join to Unlock" })).toHaveAttribute("href", paths.subscribe);

  // The cart may still be asked for by the page that is open.
  await page.goto("about:blank");
  await page.request.post(apiPaths.logout, { maxRedirects: 0 });
  await signIn(yearly);
  await visit(page, paths.exhibitions);
  await expect(page.getByRole("region", { name: "Membership Status" })).toContainText("Member of the Circle");
  await room.getByRole("link", { name: "Enter Heads of State" }).click();
  await page.waitForURL(`**${paths.headsOfState}`);
});

for (const path of [paths.leader("sani-abacha"), paths.leader(first), paths.headsOfStateFront, paths.exhibitions]) {
  test(`${path} has no fault that axe finds, by night and by day`, async ({ page }) => {
    test.slow();
    await visit(page, path);
    for (const theme of ["dark", "light"]) {
      await page.evaluate((name) => {
        document.documentElement.dataset.theme = name;
      }, theme);
      const { violations } = await axeOf(page).analyze();
      const found = violations.map(
        ({ id, nodes }) => `${theme} ${id}: ${nodes.map(({ target }) => target).join(" | ")}`,
      );
      expect.soft(found).toEqual([]);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
}

test.describe("a leader of whom nothing is known", () => {
  test.use({ expected: [refusedWith(404)] });

  test("has no page", async ({ page }) => {
    const answer = await page.goto(paths.leader("nobody-in-particular"));
    expect(answer?.status()).toBe(404);
  });
});
