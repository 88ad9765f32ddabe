import { formatNaira } from "@/lib/core/money";
import { paths } from "@/lib/core/urls/paths";
import { db } from "@/lib/db/client";
import { makeDiscountCode } from "@/lib/orders/discount-codes/factory";
import { createRenewalLink } from "@/lib/subscriptions/create-renewal-link";
import { makeActor } from "@/lib/subscriptions/factory";
import { inTier } from "@/tests/tier";
import { expect, failedResource, test } from "./support/fixtures";
import { gotoHydrated, waitForHydration } from "./support/goto-hydrated";
import { findEmailLink } from "./support/provider-emulators";

const plans = [
  { button: "Join for a month", card: "Monthly Patron", kobo: 500_000n },
  { button: "Join for a year", card: "Annual Patron", kobo: 5_400_000n },
  { button: "Join as a collector", card: "Collector Tier", kobo: 10_000_000n },
];

// The plans differ in what they cost and are called.
for (const { button, card, kobo } of inTier(plans.slice(-1), plans)) {
  test(`"${button}" leads through payment and the welcome page to the exhibition`, async ({
    page,
    person,
    signIn,
    providers,
  }) => {
    await signIn(person);
    await gotoHydrated(page, paths.subscribe);
    await page.getByRole("button", { name: button }).click();
    await page.waitForURL(/\/paystack\/checkout\//);
    await expect(page.locator(".amount")).toHaveText(formatNaira(kobo));
    await page.getByRole("button", { name: /^Pay/ }).click();
    await expect(page.getByRole("heading", { name: "Welcome to the Circle!" })).toBeVisible();
    await expect(page.getByText(/^Reference LC-/)).toBeVisible();
    await expect(page.getByRole("link", { name: "Enter Exhibition Now" })).toBeVisible();
    await page.waitForURL(`**${paths.headsOfState}`, { timeout: 9_000 });
    const mail = await providers.mailTo(person.email, /Welcome to the Circle/);
    expect(mail.text).toContain(formatNaira(kobo));
    await gotoHydrated(page, paths.account);
    await expect(page.getByRole("region", { name: "Membership Status" })).toContainText(card);
  });
}

test("a discount code lowers the first payment of a plan", async ({ page, person, signIn }) => {
  const { code } = await makeDiscountCode({ percent: 20, planKeys: ["monthly"] });
  await signIn(person);
  await gotoHydrated(page, paths.subscribe);
  const apply = page.getByRole("button", { name: "Apply the discount code" });
  await page.getByLabel("Discount code").fill("no-such-code");
  await apply.click();
  await expect(page.getByText("This discount code was not found.", { exact: false })).toBeVisible();
  await page.getByLabel("Discount code").fill(code.toLowerCase());
  await apply.click();
  await expect(page.getByText(`₦4,000 now with the code ${code}. Each renewal costs ₦5,000.`)).toBeVisible();
  await waitForHydration(page);
  await page.getByRole("button", { name: "Join for a month" }).click();
  await page.waitForURL(/\/paystack\/checkout\//);
  await expect(page.locator(".amount")).toHaveText(formatNaira(400_000n));
});

test("a visitor signs in from the plans and returns to them, with the discount code of the link", async ({
  page,
  person,
}) => {
  const { code } = await makeDiscountCode({ percent: 20, planKeys: ["monthly"] });
  await gotoHydrated(page, paths.headsOfState);
  await page.waitForURL(/\/login/);
  await gotoHydrated(page, paths.plans({ discountCode: code }));
  await expect(page.getByText("Sign In Required").first()).toBeVisible();
  await page.getByRole("link", { name: "Log in to choose" }).first().click();
  await page.waitForURL(/\/login\?redirectTo/);
  await waitForHydration(page);
  await page.getByLabel("Email").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill("living-archive");
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await page.waitForURL(/\/subscribe/);
  await expect(page.getByText("You chose Monthly")).toBeVisible();
  await expect(page.getByText(`₦4,000 now with the code ${code}.`).first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Join for a month" })).toBeVisible();
});

test.describe("a declined payment", () => {
  // The page logs out beside its own requests: one of them may be refused.
  test.use({ allowedErrors: [failedResource(401)] });

  test("shows an error and signs the payer out", async ({ page, person, signIn }) => {
    await signIn(person);
    await gotoHydrated(page, paths.subscribe);
    await page.getByRole("button", { name: "Join for a month" }).click();
    await page.waitForURL(/\/paystack\/checkout\//);
    const logout = page.waitForResponse((response) => response.url().includes("/api/auth/logout"));
    await page.getByRole("button", { name: "Decline" }).click();
    await expect(page.getByRole("heading", { name: "Payment Failed" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Try Again" })).toHaveAttribute("href", paths.subscribe);
    expect((await logout).ok()).toBe(true);
    await expect(page.getByText("For safety you were logged out")).toBeVisible();
    await page.goto(paths.account);
    await page.waitForURL(/\/login/);
  });
});

test("a cancelled payment can be resumed and keeps the session", async ({ page, person, signIn }) => {
  await signIn(person);
  await gotoHydrated(page, paths.subscribe);
  await page.getByRole("button", { name: "Join for a year" }).click();
  await page.waitForURL(/\/paystack\/checkout\//);
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("heading", { name: "Subscription Cancelled" })).toBeVisible();
  await page.getByRole("link", { name: "Resume Subscription" }).click();
  await expect(page.getByRole("button", { name: "Join for a year" })).toBeVisible();
});

test("a forged result link neither ends the session nor shows the welcome page", async ({ page, person, signIn }) => {
  await signIn(person);
  const other = await db.charge.findFirst({ where: { purpose: "membership", userId: { not: person.id } } });
  for (const reference of ["LC-0000-0000", other?.reference ?? "LC-1111-1111"]) {
    await gotoHydrated(page, `${paths.subscribeCancel({ status: "failed", reference })}&message=call+0800`);
    await expect(page.getByRole("heading", { name: "Payment Failed" })).toBeVisible();
    await expect(page.getByText("call 0800")).toHaveCount(0);
    await expect(page.getByText("you were logged out")).toHaveCount(0);
    await gotoHydrated(page, `${paths.subscribeSuccess({ status: "success", reference })}&token=stolen`);
    await expect(page.getByRole("heading", { name: "Payment not found" })).toBeVisible();
    expect(page.url()).not.toContain("token");
  }
  await gotoHydrated(page, paths.account);
  await expect(page.getByRole("heading", { name: /^Welcome back/ })).toBeVisible();
});

test("a renewal link can be paid once without signing in", async ({ page, providers }) => {
  const member = await makeActor({ plan: "yearly", days: 5 });
  const link = await createRenewalLink(member._id);
  await gotoHydrated(page, paths.renewal(link ?? ""));
  await expect(page.getByText("₦54,000", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Pay by transfer or card" }).click();
  await page.waitForURL(/\/paystack\/checkout\//);
  await page.getByRole("button", { name: /^Pay/ }).click();
  await expect.poll(async () => (await providers.mailsTo(member.email, "Circle")).length).toBe(1);
  await gotoHydrated(page, paths.renewal(link ?? ""));
  await expect(page.getByRole("heading", { name: "This renewal is paid." })).toBeVisible();
  expect(findEmailLink(await providers.mailTo(member.email, "Circle"), paths.headsOfState)).toContain(
    paths.headsOfState,
  );
});

test("a membership card page shows only whether the card is valid", async ({ page }) => {
  const member = await makeActor({ plan: "collector", days: 40 });
  const { cardNumber } = await db.subscription.findUniqueOrThrow({ where: { userId: member._id } });
  await gotoHydrated(page, paths.membershipCard(cardNumber));
  await expect(page.getByText("This card is valid today.")).toBeVisible();
  await expect(page.getByText(member.email)).toHaveCount(0);
});
