import { makeCertificate } from "@/lib/certificates/factory";
import { getCertificate } from "@/lib/certificates/queries";
import { paths } from "@/lib/core/urls/paths";
import { expect, test } from "./support/fixtures";
import { gotoHydrated } from "./support/goto-hydrated";

test("a certificate is shown on its page, and checked in the browser", async ({ page }) => {
  const { certificate, product } = await makeCertificate();
  await page.goto(paths.certificate(certificate.code.toLowerCase()));
  await expect(page).toHaveURL(new RegExp(`${certificate.code}$`));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(product.name);
  await expect(page.getByText("Private collector")).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  const text = (await getCertificate(certificate.code))?.signed?.text ?? "";
  await gotoHydrated(page, paths.verifyCertificate);
  await page.getByLabel("Code of the certificate").fill("too short");
  await page.getByRole("button", { name: "Open the certificate" }).click();
  await expect(page.getByText("Please enter the 16 letters and digits of the certificate")).toBeVisible();
  await page.getByLabel("Code of the certificate").fill(certificate.code.toLowerCase());
  await page.getByRole("button", { name: "Open the certificate" }).click();
  await expect(page).toHaveURL(new RegExp(`${certificate.code}$`));
  await gotoHydrated(page, paths.verifyCertificate);
  await page.getByLabel("Or its text").fill(text);
  await page.getByRole("button", { name: "Check the certificate" }).click();
  await expect(page.getByText("This certificate is genuine")).toBeVisible();
  await page.getByLabel("Or its text").fill(text.replace('"valid"', '"voided"'));
  await page.getByRole("button", { name: "Check the certificate" }).click();
  await expect(page.getByText("This certificate was altered")).toBeVisible();
});
