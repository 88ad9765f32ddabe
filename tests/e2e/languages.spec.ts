import { paths } from "@/lib/core/urls/paths";
import { translations } from "@/lib/exhibitions/collection/translations";
import { expect, test } from "./support/fixtures";
import { gotoHydrated } from "./support/goto-hydrated";

const slug = "sani-abacha";
const english = paths.leader(slug);
const pidgin = `${english}/pcm`;
const text = translations.pcm[slug];

test("a leader can be read in Pidgin at the same place, and the choice is remembered on the next pages", async ({
  page,
  request,
}) => {
  await gotoHydrated(page, english);
  for (const url of [english, pidgin]) {
    const html = await (await request.get(url)).text();
    const alternates = [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi)].map(
      ([, language, href = ""]) => [language, new URL(href).pathname],
    );
    expect(alternates).toEqual([
      ["en", english],
      ["pcm", pidgin],
      ["x-default", english],
    ]);
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]*${url}"`));
  }

  const record = page.getByRole("region", { name: "Record" });
  await record.getByRole("link", { name: "Read this in Pidgin" }).click();
  await page.waitForURL(`**${pidgin}#record`);
  await expect(record.locator("[lang=pcm]").first()).toHaveText(text?.record?.[0] ?? "");
  await expect(record.getByRole("heading", { name: "Record" })).toBeInViewport();
  await expect(page.locator("[data-excerpt]")).toHaveAttribute("lang", "pcm");

  await page.goto("about:blank");
  await page.goto(paths.headsOfStateFront);
  await page.waitForURL(`**${paths.headsOfStateFront}/pcm`);
  const languages = page.getByRole("navigation", { name: "Language of the texts" });
  await languages.getByRole("link", { name: "English" }).click();
  await page.waitForURL(`**${paths.headsOfStateFront}#languages`);
  await expect(languages).toBeInViewport();
  await languages.getByRole("link", { name: "Pidgin" }).click();
  await page.waitForURL(`**${paths.headsOfStateFront}/pcm#languages`);
  await expect(languages).toBeInViewport();
  await page.goto(paths.leader("nnamdi-azikiwe"));
  await page.waitForURL(`**${paths.leader("nnamdi-azikiwe")}/pcm`);
  await expect(page.locator("[data-untranslated]")).toHaveCount(0);
  await expect(page.locator(".members-only")).toContainText("so far in English only");
  await languages.getByRole("link", { name: "English" }).click();
  await page.waitForURL(`**${paths.leader("nnamdi-azikiwe")}`);
  await page.reload();
  await expect(page).toHaveURL(new RegExp(`${paths.leader("nnamdi-azikiwe")}$`));
});

test("a leader in Pidgin fits the narrowest phones, with the longest name among its links", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await gotoHydrated(page, `${paths.leader("ibrahim-babangida")}/pcm`);
  const previous = page.getByRole("link", { name: /Previous Muhammadu Buhari/ });
  await previous.scrollIntoViewIfNeeded();
  expect(await previous.evaluate((link) => link.scrollWidth - link.clientWidth)).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test("the viewer changes the language at the same place and fetches only the one that it shows", async ({
  page,
  signIn,
}) => {
  await signIn({ email: "yearly@livingarchive.test" });
  const fetched: string[] = [];
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (url.pathname === "/api/exhibitions/heads-of-state/leaders") fetched.push(url.search);
  });
  await gotoHydrated(page, `${paths.headsOfState}#${slug}`);
  const name = page.getByRole("heading", { level: 2, name: "Sani Abacha" });
  // Not only in view: at its place, where the way to it ends.
  const distance = () => page.locator(`#${slug}`).evaluate((section) => Math.abs(section.getBoundingClientRect().top));
  await expect(name).toBeInViewport({ timeout: 20_000 });
  await expect.poll(distance).toBeLessThan(240);
  await page.getByRole("button", { name: "Pidgin", exact: true }).click();
  await expect(page.locator(`#${slug} [lang=pcm]`).first()).toHaveText(text?.highlights?.[0] ?? "");
  await expect(name).toBeInViewport();
  expect(fetched).toEqual(["", "?language=pcm"]);
});
