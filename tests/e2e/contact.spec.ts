import type { Page } from "@playwright/test";
import { orderNumber } from "@/lib/core/ids";
import { apiPaths } from "@/lib/core/urls/api-paths";
import { formRedirectPaths } from "@/lib/core/urls/form-redirect-paths";
import { paths } from "@/lib/core/urls/paths";
import { db } from "@/lib/db/client";
import { expect, failedResource, test } from "./support/fixtures";
import { gotoHydrated } from "./support/goto-hydrated";
import { failRequests, networkFaultLog, networkFaultsInTier } from "./support/network-faults";

const contactEmail = "hello@livingarchive.test";
const newEmail = () => `contact-${Date.now()}-${Math.random().toString(36).slice(2, 6)}@example.ng`;

async function fillForm(
  page: Page,
  email: string,
  message = "The vase came in two parts. It was one when it left.",
): Promise<void> {
  await page.getByLabel("Your name").fill("Ṣadé Ọlátúnjí");
  await page.getByLabel("Your email").first().fill(email);
  await page.getByLabel("Your message").fill(message);
}
const submit = (page: Page) => page.getByRole("button", { name: "Send message" }).click();
const topicField = (page: Page) => page.getByLabel("Topic");

test("a message about an order is sent to the contact address, and the page confirms it", async ({
  page,
  providers,
}) => {
  const [email, number] = [newEmail(), orderNumber()];
  await gotoHydrated(page, paths.contactAbout({ order: number }));
  await expect(page.getByLabel("Order number, if any")).toHaveValue(number);
  await expect(topicField(page)).toHaveValue("order");
  await fillForm(page, email);
  await submit(page);
  await expect(page.getByRole("status").filter({ hasText: `We will reply to ${email}.` })).toBeVisible();
  const mail = await providers.mailTo(contactEmail, number);
  expect(mail.reply_to).toEqual([email]);
  expect(mail.text).toContain("The vase came in two parts.");
  await page.getByRole("button", { name: "Send another message" }).click();
  await expect(page.getByLabel("Your message")).toHaveValue("");
});

test.describe("an invalid contact form", () => {
  test.use({ allowedErrors: [failedResource(400, 429)] });

  test("shows an error beside each field and keeps the values", async ({ page }) => {
    await gotoHydrated(page, paths.contact);
    await fillForm(page, "nobody", "Hello");
    await page.getByLabel("Order number, if any").fill("12");
    await submit(page);
    await expect(page.getByText("Please enter a valid email").last()).toBeVisible();
    await expect(page.getByText("Please choose what it is about")).toBeVisible();
    await expect(page.getByText("An order number looks like LA-7F3K-92QX")).toBeVisible();
    await expect(page.getByText("Please write at least 10 characters")).toBeVisible();
    await expect(page.getByLabel("Your email").first()).toBeFocused();
    await expect(page.getByLabel("Your message")).toHaveValue("Hello");
  });

  test("is rejected with a rate limit error after five messages within an hour", async ({ page }) => {
    await db.$executeRaw`DELETE FROM rate_limits WHERE key LIKE 'enquiry%'`;
    const email = newEmail();
    const fields = { name: "Tunde", email, topic: "other" };
    for (let n = 0; n < 5; n += 1)
      await page.request.post(apiPaths.contact, { data: { ...fields, message: `Message number ${n}.` } });
    await gotoHydrated(page, paths.contactAbout({ topic: "record" }));
    await fillForm(page, email);
    await submit(page);
    await expect(page.getByRole("alert").filter({ hasText: "Too many tries. Please wait a little" })).toBeVisible();
  });
});

test.describe("a message that cannot be sent", () => {
  test.use({ allowedErrors: [networkFaultLog] });
  const errors = {
    "network failure": "The museum could not be reached. Your message is still here: please send it again.",
    "500 response without message": "Your message could not be sent. Please try again.",
  };
  for (const fault of networkFaultsInTier) {
    test(`shows an error after a ${fault} and keeps its text`, async ({ page }) => {
      await gotoHydrated(page, paths.contactAbout({ topic: "record" }));
      await failRequests(page, apiPaths.contact, fault);
      await fillForm(page, newEmail());
      await submit(page);
      await expect(page.getByRole("alert").filter({ hasText: errors[fault] })).toBeVisible();
      await expect(page.getByLabel("Your message")).toHaveValue(/two parts/);
    });
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the form is posted and the result page is shown", async ({ page, providers }) => {
    const email = newEmail();
    await page.goto(paths.contact);
    await fillForm(page, email, `Posted without script, ${email}.`);
    await topicField(page).selectOption("press");
    await submit(page);
    await page.waitForURL(formRedirectPaths.contactResult("sent"));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Message sent.");
    await expect
      .poll(async () =>
        (await providers.mailsTo(contactEmail, "Press and schools")).some((mail) => mail.reply_to.includes(email)),
      )
      .toBe(true);
  });
});
