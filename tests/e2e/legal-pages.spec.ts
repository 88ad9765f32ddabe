import { makeUser, sampleAddress } from "@/lib/auth/factory";
import { httpsCookieName, siteCookies } from "@/lib/auth/sessions/cookie-names";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { paths } from "@/lib/core/urls/paths";
import { getLegalPage } from "@/lib/legal-pages/queries";
import { legalPageLinks, legalPageTexts } from "@/lib/legal-pages/rules";
import { goToPaystack, makeDrop } from "./support/checkout-steps";
import { expect, failedResource, test } from "./support/fixtures";
import { gotoHydrated } from "./support/goto-hydrated";
import { expectAccessible } from "./support/page-quality";

const makeAdmin = () => makeUser({ role: "Admin", firstName: "Adaeze", lastName: "Nnamdi" });

test("every legal page is linked from the footer and says when it was last updated", async ({ page }) => {
  for (const { slug, name } of legalPageLinks) {
    await gotoHydrated(page, paths.about);
    const legal = page.getByRole("navigation", { name: "Legal" });
    await legal.getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${paths[slug]}$`));
    await expect(page.getByRole("heading", { level: 1, name: legalPageTexts[slug].title })).toBeVisible();
    await expect(page.getByText(/^Last updated/)).toBeVisible();
  }
  await expectAccessible(page, page.url());
});

test("the cookies are listed at an anchor of their own, and a visitor has none of them", async ({ page }) => {
  await gotoHydrated(page, paths.contact);
  await page.getByRole("navigation", { name: "Legal" }).getByRole("link", { name: "Cookies" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Cookies" })).toBeInViewport();
  expect(await page.context().cookies()).toEqual([]);
});

test("every cookie of a signed-in browser is in the list", async ({ page, signIn, person }) => {
  await signIn(person);
  await gotoHydrated(page, paths.account);
  const names = (await page.context().cookies()).map(({ name }) => name);
  expect(names.length).toBeGreaterThan(0);
  const known = siteCookies.filter((name) => names.includes(name));
  expect([...known].sort()).toEqual(names.sort());
  // The tests run over plain http, and the notice has the names over https.
  const notice = (await getLegalPage("privacy", 1))?.content ?? "";
  for (const name of known) expect(notice).toContain(`\`${httpsCookieName(name)}\``);
});

test("an admin previews and publishes a version, which the next request shows, and the earlier one stays", async ({
  page,
  signIn,
}) => {
  await signIn(await makeAdmin());
  const before = (await getLegalPage("shipping"))?.version ?? 0;
  const section = `Parcels ${Date.now()}`;
  await gotoHydrated(page, adminPaths.section("pages"));
  await page.getByRole("main").getByRole("link", { name: legalPageTexts.shipping.title }).click();
  await page.getByLabel("Text", { exact: true }).fill(`## ${section}\n\nThey travel free.`);
  await page.getByRole("button", { name: "Preview" }).click();
  const preview = page.getByRole("region", { name: "Preview" });
  await expect(preview.getByRole("heading", { name: section })).toBeVisible();
  await expect(preview).toBeFocused();
  await page.getByLabel("Text", { exact: true }).press("End");
  await expect(preview).toBeVisible();
  await page.getByLabel("Text", { exact: true }).pressSequentially(" ");
  await expect(preview).toHaveCount(0);
  await page.getByLabel("What changed").fill("Rewritten");
  await page.getByRole("button", { name: "Publish" }).click();
  const dialog = page.getByRole("dialog", { name: `Publish version ${before + 1}?` });
  await dialog.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByText(`Version ${before + 1} is published`)).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "Adaeze Nnamdi" }).first()).toBeVisible();
  await expectAccessible(page, page.url());

  await gotoHydrated(page, paths.shipping);
  await expect(page.getByRole("heading", { name: section })).toBeVisible();
  await page.getByRole("link", { name: `Version ${before}`, exact: true }).click();
  await expect(page.getByText("This is an earlier version.")).toBeVisible();
  await expect(page.getByRole("heading", { name: section })).toHaveCount(0);
});

test.describe("a version that somebody else has replaced", () => {
  test.use({ allowedErrors: [failedResource(409)] });

  test("is not published, and both texts are shown", async ({ page, pageOf, signIn }) => {
    await signIn(await makeAdmin());
    await gotoHydrated(page, adminPaths.editLegalPage("returns"));
    const current = await getLegalPage("returns");
    await page.getByLabel("Text", { exact: true }).fill("## Mine");
    await page.getByLabel("What changed").fill("Rewritten");
    const stamp = String(Date.now());
    const content = `## Theirs ${stamp}`;
    const body = { content, summary: "Rewritten", basedOn: current?.version ?? 0 };
    const other = await pageOf(await makeAdmin());
    expect((await other.request.post(adminApiPaths.publishLegalPage("returns"), { data: body })).status()).toBe(201);
    await page.getByRole("button", { name: "Publish" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Publish" }).click();
    const conflict = page.getByRole("dialog", { name: /saved this in the meantime$/ });
    for (const text of ["Mine", stamp])
      await expect(conflict.getByRole("insertion").filter({ hasText: text }).first()).toBeVisible();
    expect((await getLegalPage("returns"))?.content).toBe(content);
  });
});

test("the checkout links the terms, and an admin sees which version an order accepted", async ({
  page,
  pageOf,
  signIn,
}) => {
  const drop = await makeDrop();
  await signIn(await makeUser({ shippingAddress: sampleAddress }));
  await gotoHydrated(page, paths.checkout({ productId: drop.id }));
  const sentence = page.getByText("By paying you accept the terms and the returns policy.");
  await expect(sentence.getByRole("link", { name: "returns policy" })).toHaveAttribute("href", paths.returns);
  await goToPaystack(page);
  await page.getByRole("button", { name: /^Pay/ }).click();
  const heading = page.getByRole("heading", { name: /^Order LA-/ });
  await expect(heading).toBeVisible({ timeout: 20_000 });
  const number = (await heading.textContent())?.replace("Order ", "") ?? "";

  const admin = await pageOf(await makeAdmin());
  await gotoHydrated(admin, adminPaths.order(number));
  await admin.getByRole("link", { name: /^Version \d+ of / }).click();
  await expect(admin.getByRole("heading", { level: 1, name: legalPageTexts.terms.title })).toBeVisible();
});

test("the registration links the terms and the privacy notice", async ({ page }) => {
  await gotoHydrated(page, paths.register());
  const sentence = page.getByText("By registering you accept the terms.");
  await expect(sentence.getByRole("link", { name: "terms" })).toHaveAttribute("href", paths.terms);
  await expect(sentence.getByRole("link", { name: "privacy notice" })).toHaveAttribute("href", paths.privacy);
});
