import { newId } from "@/lib/core/ids";
import { paths } from "@/lib/core/urls/paths";
import { expect, test } from "./support/fixtures";
import { gotoHydrated } from "./support/goto-hydrated";
import { findEmailLink } from "./support/provider-emulators";

test("a visitor gives a membership for today, and its recipient redeems it with the link of the email", async ({
  page,
  person,
  pageOf,
  providers,
}) => {
  const buyer = `${newId("usr")}@example.org`;
  await gotoHydrated(page, paths.giftForm({ plan: "monthly" }));
  await page.getByLabel("Recipient’s name").fill("Amina");
  await page.getByLabel("Recipient’s email").fill(person.email);
  await page.getByLabel("Message (optional)").fill("Happy birthday");
  await page.getByLabel("Your email").fill(buyer);
  await page.getByRole("button", { name: "Pay with Paystack" }).click();
  await page.waitForURL(/\/paystack\/checkout\//);
  await page.getByRole("button", { name: /^Pay/ }).click();
  await expect(page.getByRole("heading", { name: "Your gift was sent" })).toBeVisible();
  await providers.mailTo(buyer, "Your gift");

  const mail = await providers.mailTo(person.email, "A gift for you");
  const link = new URL(findEmailLink(mail, paths.redeemGift()));
  const recipient = await pageOf(person);
  await gotoHydrated(recipient, `${link.pathname}${link.hash}`);
  await recipient.getByRole("button", { name: "Redeem the gift" }).click();
  await expect(recipient.getByRole("heading", { name: "You are in the Circle" })).toBeVisible();
  await gotoHydrated(page, paths.membership);
  await expect(page.getByRole("link", { name: "Give it to somebody" })).toHaveCount(3);
});
