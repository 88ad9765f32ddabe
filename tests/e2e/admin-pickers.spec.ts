import { makeUser } from "@/lib/auth/factory";
import { makeProduct } from "@/lib/catalog/factory";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { expect, test } from "./support/fixtures";
import { gotoHydrated } from "./support/goto-hydrated";
import { expectAccessible } from "./support/page-quality";

test("Enter picks the drop that is shown for the typed name, and nothing while another result is shown", async ({
  page,
  signIn,
}) => {
  const name = `Vase of Pickers ${Date.now().toString(36)}`;
  await makeProduct({ name });
  await signIn(await makeUser({ role: "Admin" }));
  await gotoHydrated(page, adminPaths.section("newsletter"));
  await page.getByRole("button", { name: "New newsletter" }).click();
  const listed = page.waitForResponse((response) => new URL(response.url()).pathname === adminApiPaths.newsletterCards);
  await page.getByRole("button", { name: "Add Drop" }).click();
  await listed;
  const dialog = page.getByRole("dialog", { name: "Add a drop" });
  const results = dialog.getByRole("listitem");
  await expect(results.first()).toBeVisible();
  await expect(results.filter({ hasText: name })).toHaveCount(0);

  // The response for the typed name waits, while the drops from before are still shown.
  let respond = () => {};
  const released = new Promise<void>((resolve) => {
    respond = resolve;
  });
  await page.route(
    ({ pathname, searchParams }) => pathname === adminApiPaths.newsletterCards && searchParams.get("q") === name,
    async (call) => {
      await released;
      await call.continue();
    },
  );
  const asked = page.waitForRequest((request) => new URL(request.url()).searchParams.get("q") === name);
  const field = dialog.getByLabel("Search by name");
  await field.fill(name);
  await field.press("Enter");
  await asked;
  await field.press("Enter");
  await expect(dialog).toBeVisible();
  await expect(results.filter({ hasText: name })).toHaveCount(0);
  respond();
  await expect(results).toHaveText([new RegExp(name)]);
  await expectAccessible(page, "a picker");
  await field.press("Enter");
  await expect(dialog).toBeHidden();
  const content = page.getByRole("list", { name: "Content" });
  await expect(content.getByRole("listitem")).toHaveCount(1);
  await expect(content).toContainText(name);
  await expect(page.getByText(/^Saved \d/)).toBeVisible();
});
