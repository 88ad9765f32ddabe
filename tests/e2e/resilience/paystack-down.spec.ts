import { paths } from "@/lib/core/urls/paths";
import { expect, test } from "../support/fixtures";
import { gotoHydrated } from "../support/goto-hydrated";

test.describe("while Paystack is down", () => {
  test.use({ allowedErrors: [/502/] });
  test("the subscribe page shows that the payment failed to start, and the button works again", async ({
    page,
    person,
    signIn,
    providers,
  }) => {
    await signIn(person);
    await gotoHydrated(page, paths.subscribe);
    await providers.fault("paystack", "down", 3);
    await page.getByRole("button", { name: "Join for a month" }).click();
    await expect(page.getByRole("alert").filter({ hasText: "Failed to initialize payment" })).toBeVisible();
    await providers.clearFaults();
    await page.getByRole("button", { name: "Join for a month" }).click();
    await page.waitForURL(/\/paystack\/checkout\//);
  });
});
