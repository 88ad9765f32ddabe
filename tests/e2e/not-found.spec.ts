import { makeUser } from "@/lib/auth/factory";
import { makeCertificate } from "@/lib/certificates/factory";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { paths } from "@/lib/core/urls/paths";
import { onlyFull } from "@/tests/tier";
import { expect, failedResource, test } from "./support/fixtures";
import { waitForHydration } from "./support/goto-hydrated";
import { expectAccessible } from "./support/page-quality";

test.use({ allowedErrors: [failedResource(404)] });

test.describe("a record that does not exist has a page of its layout, with one main and one heading", () => {
  const unknownCode = "0000000000000000";
  // One of each layout; `npm run test:full` opens all.
  const inNpmTest: readonly string[] = [paths.certificate(unknownCode), paths.drop("no-such-drop")];
  for (const [path, heading] of [
    [paths.certificate(unknownCode), "No such certificate."],
    [paths.claimCertificate(unknownCode), "This link does not work"],
    [paths.transfer("nobody"), "This link does not work"],
    [paths.label("LA-000000"), "No object has this code."],
    [paths.drop("no-such-drop"), "Product not found"],
    [paths.draw("no-such-draw"), "Nothing hangs here."],
    [paths.series("no-such-series"), "Nothing hangs here."],
    [paths.person("no-such-person"), "Nothing hangs here."],
  ] as const) {
    test(`at ${path}`, inNpmTest.includes(path) ? {} : onlyFull, async ({ page }) => {
      expect((await page.goto(path))?.status()).toBe(404);
      await waitForHydration(page);
      await expect(page.getByRole("main")).toHaveCount(1);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
      await expect(page.getByRole("main").getByRole("link").first()).toBeVisible();
      await expectAccessible(page, path);
    });
  }

  test("in the admin and in the account", async ({ page, pageOf, person, signIn }) => {
    const { certificate } = await makeCertificate();
    const admin = await pageOf(await makeUser({ role: "Admin" }));
    await signIn(person);
    const inAdmin = "This page does not exist";
    const inAccount = "Nothing hangs here.";
    for (const [shown, path, heading] of [
      [admin, adminPaths.draw("drw_nothing"), inAdmin],
      [admin, adminPaths.number("edn_nothing"), inAdmin],
      [page, paths.myDraw("no-such-draw"), inAccount],
      [page, paths.myNumber(certificate.editionId), inAccount],
    ] as const) {
      expect((await shown.goto(path))?.status()).toBe(404);
      await waitForHydration(shown);
      await expect(shown.getByRole("main")).toHaveCount(1);
      await expect(shown.getByRole("heading", { level: 1 })).toHaveText(heading);
      await expectAccessible(shown, path);
    }
  });
});
