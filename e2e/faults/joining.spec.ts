import { paths } from "@/lib/platform/paths";
import { expect, test } from "../fixtures";
import { visit } from "../visit";

test.describe("while Paystack is down", () => {
  test.use({ expected: [/502/] });
  test("the document's sentence says so, and the button can be pressed again", async ({
    page,
    person,
    signIn,
    providers,
  }) => {
    await signIn(person);
    await visit(page, paths.subscribe);
    await providers.fault("paystack", "down", 3);
    await page.getByRole("button", { name: "Join for a month" }).click();
    await expect(page.getByRole("alert").filter({ hasText: "Failed to initialize payment" })).toBeVisible();
    await providers.mend();
    await page.getByRole("button", { name: "Join for a month" }).click();
    await page.waitForURL(/\/paystack\/checkout\//);
  });
});
