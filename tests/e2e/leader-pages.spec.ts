import { apiPaths } from "@/lib/core/urls/api-paths";
import { paths } from "@/lib/core/urls/paths";
import { leaders } from "@/lib/exhibitions/collection/leaders";
import { excerpt, excerptLength, paragraphs } from "@/lib/exhibitions/rules";
import { onlyFull } from "@/tests/tier";
import { expect, failedResource, test } from "./support/fixtures";
import { gotoHydrated } from "./support/goto-hydrated";

const first = leaders[0]?.slug ?? "";
const abacha = leaders.find(({ slug }) => slug === "sani-abacha");
const member = { email: "member@livingarchive.test" };
const yearly = { email: "yearly@livingarchive.test" };

test("the next links lead through all eighteen leaders and back to the overview", onlyFull, async ({ page }) => {
  test.slow();
  await gotoHydrated(page, paths.leader(first));
  for (const { name, label } of leaders) {
    await expect(page.getByRole("heading", { level: 1, name, exact: true })).toBeVisible();
    await expect(page.getByText(label.accession).filter({ visible: true }).first()).toBeVisible();
    const nextLink = page.getByRole("navigation", { name: "Before and after" }).getByRole("link").last();
    const next = await nextLink.getAttribute("href");
    await nextLink.click();
    await page.waitForURL(`**${next}`);
  }
  await page.waitForURL(`**${paths.headsOfStateFront}`);
});

test("a public page contains the excerpt of its narrative only, in markup and script data; one page the whole", async ({
  page,
}) => {
  for (const { slug, narrative, isFreeToRead } of leaders) {
    const response = await page.request.get(paths.leader(slug));
    expect(response.status(), slug).toBe(200);
    const html = (await response.text()).replaceAll("&#x27;", "'").replaceAll("&quot;", '"');
    if (isFreeToRead) {
      for (const paragraph of paragraphs(narrative)) expect(html, slug).toContain(paragraph.slice(0, 60));
      continue;
    }
    const publicText = excerpt(narrative, excerptLength.public);
    expect(html, slug).toContain(paragraphs(publicText)[0]?.slice(0, 40));
    for (const paragraph of paragraphs(narrative.slice(publicText.length + 60))) {
      expect(html.includes(paragraph.slice(0, 60)), `${slug}: ${paragraph.slice(0, 60)}`).toBe(false);
    }
  }
});

test("a phone shows the same excerpt as a wide screen, and the link to the chapter that is free to read", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await gotoHydrated(page, paths.leader("sani-abacha"));
  const chapter = page.getByRole("region", { name: abacha?.chapterTitle });
  await expect(chapter.locator("[data-excerpt]")).toHaveText(excerpt(abacha?.narrative ?? "", excerptLength.public), {
    useInnerText: true,
  });
  await expect(chapter.getByRole("link", { name: "Read the rest as a member" })).toBeVisible();
  await chapter.getByRole("link", { name: /^Read one whole chapter/ }).click();
  const free = leaders.find(({ isFreeToRead }) => isFreeToRead);
  const whole = page.getByRole("region", { name: free?.chapterTitle }).locator("[data-narrative] p");
  await expect(whole).toHaveCount(paragraphs(free?.narrative ?? "").length);
});

test("satire and record are separate, and every record entry has a source", async ({ page }) => {
  await gotoHydrated(page, paths.leader("sani-abacha"));
  const satire = page.getByRole("region", { name: "Satire" });
  const record = page.getByRole("region", { name: "Record" });
  await expect(satire).toContainText("Invented by the museum");
  await expect(satire.locator("cite")).toHaveCount(0);
  await expect(record.getByRole("listitem")).toHaveCount(abacha?.record.length ?? 0);
  await expect(record.locator("cite")).toHaveCount(abacha?.record.length ?? 0);
});

test("the artwork links to its drop and shows the same price", async ({ page }) => {
  await gotoHydrated(page, paths.leader("sani-abacha"));
  const sold = page.getByRole("complementary", { name: "The work in the shop" });
  const price = (await sold.getByText(/^₦/).textContent()) ?? "";
  await sold.getByRole("link", { name: "Go to Shop" }).click();
  await page.waitForURL(`**${paths.drop("dark-glasses-jar")}`);
  await expect(page.getByText(price).first()).toBeVisible();
});

test("the map, the artwork grid and the timeline link to the same leader", async ({ page }) => {
  for (const name of ["Ten on the board", "All eighteen on one wall"]) {
    await gotoHydrated(page, paths.headsOfStateFront);
    await page
      .getByRole("region", { name })
      .getByRole("link", { name: /Sani Abacha/ })
      .click();
    await page.waitForURL(`**${paths.leader("sani-abacha")}`);
  }
  await gotoHydrated(page, paths.headsOfStateFront);
  await expect(page.getByRole("region", { name: "Ten on the board" }).getByRole("link")).toHaveCount(10);
  // The eighteen, and the way to all works.
  await expect(page.getByRole("region", { name: "All eighteen on one wall" }).getByRole("link")).toHaveCount(19);
  const timeline = page.getByRole("navigation", { name: /by years in office/ });
  await timeline.getByRole("link", { name: "Sani Abacha, 1993–1998" }).click();
  await expect(page.getByRole("link", { name: "Sani Abacha, 1993–1998" })).toHaveAttribute("aria-current", "page");
});

test("the exhibition list shows a visitor and a Basic Member how to join, and lets a member enter", async ({
  page,
  signIn,
}) => {
  const card = page.getByRole("article", { name: "Heads of State" });
  await gotoHydrated(page, paths.exhibitions);
  await expect(page.getByRole("region", { name: "Membership Status" })).toContainText("Visitor");
  await expect(card.getByRole("link", { name: "Heads of State, locked" })).toHaveAttribute("href", "#");
  await expect(card.getByRole("link", { name: "Join to Unlock" })).toHaveAttribute("href", /^\/register/);

  await signIn(member);
  await gotoHydrated(page, paths.exhibitions);
  await expect(page.getByRole("region", { name: "Membership Status" })).toContainText("Basic Member");
  await expect(card.getByRole("link", { name: "Join to Unlock" })).toHaveAttribute("href", paths.subscribe);

  // The open page may still fetch the cart.
  await page.goto("about:blank");
  await page.request.post(apiPaths.logout, { maxRedirects: 0 });
  await signIn(yearly);
  await gotoHydrated(page, paths.exhibitions);
  await expect(page.getByRole("region", { name: "Membership Status" })).toContainText("Member of the Circle");
  await card.getByRole("link", { name: "Enter Heads of State" }).click();
  await page.waitForURL(`**${paths.headsOfState}`);
});

test.describe("an unknown leader", () => {
  test.use({ allowedErrors: [failedResource(404)] });

  test("returns 404", async ({ page }) => {
    const response = await page.goto(paths.leader("nobody-in-particular"));
    expect(response?.status()).toBe(404);
  });
});
