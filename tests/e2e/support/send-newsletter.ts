import { expect, type Page } from "@playwright/test";

/**
 * Sends the newsletter that is open in the editor. Other tests make members meanwhile: then the number of recipients is not the
 * confirmed one, and the dialog shows the new one.
 */
export async function sendNewsletter(page: Page, subject: string): Promise<void> {
  await page.getByRole("button", { name: "Review and send" }).click();
  const send = page.getByRole("dialog").getByRole("button", { name: /^Send to / });
  await expect(send).toBeVisible();
  await expect(async () => {
    if (await send.isVisible()) await send.click();
    await expect(page.getByRole("heading", { name: subject, level: 1 })).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 60_000 });
}
