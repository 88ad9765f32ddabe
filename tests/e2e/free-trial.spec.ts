import { makeUser } from "@/lib/auth/factory";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { paths } from "@/lib/core/urls/paths";
import { db } from "@/lib/db/client";
import { expect, test } from "./support/fixtures";
import { gotoHydrated } from "./support/goto-hydrated";
import { expectAccessible } from "./support/page-quality";

test("an admin sets a free trial, and a person starts it once", async ({ page, person, pageOf, providers, signIn }) => {
  test.setTimeout(120_000);
  await signIn(await makeUser({ role: "Admin" }));
  await gotoHydrated(page, adminPaths.trials);
  const saved = page.getByText("The trial is saved");
  await page.getByLabel("Free days of Annual").fill("14");
  await page.getByRole("region", { name: "Annual" }).getByRole("button", { name: "Save" }).click();
  await expect(saved).toBeVisible();
  await expectAccessible(page, "the trials");
  try {
    const member = await pageOf(person);
    await gotoHydrated(member, paths.subscribe);
    await expect(member.getByText(/Free for 14 days, without a card\. It ends by itself/)).toBeVisible();
    await member.getByRole("button", { name: /free for 14 days$/ }).click();
    await expect(member.getByRole("heading", { name: `Welcome back, ${person.firstName}` })).toBeVisible();
    await providers.mailTo(person.email, "Your free trial of the Circle");
    await gotoHydrated(member, paths.subscribe);
    await expect(member.getByText(/You try .* free until/)).toBeVisible();
    await expect(member.getByRole("button", { name: /free for 14 days$/ })).toBeHidden();
  } finally {
    // Other tests expect the plans without a trial.
    await db.plan.updateMany({ data: { trialDays: 0 } });
  }
});
