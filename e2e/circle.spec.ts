import { makeActor } from "@/lib/membership/factory";
import { offerRenewal } from "@/lib/membership/offer-renewal";
import { db } from "@/lib/platform/db";
import { formatNaira } from "@/lib/platform/money";
import { paths } from "@/lib/platform/paths";
import { expect, test } from "./fixtures";
import { linkOf } from "./providers";
import { ready, visit } from "./visit";

const plans = [
  { button: "Join for a month", card: "Monthly Patron", kobo: 500_000n },
  { button: "Join for a year", card: "Annual Patron", kobo: 5_400_000n },
  { button: "Join as a collector", card: "Collector Tier", kobo: 10_000_000n },
];

for (const { button, card, kobo } of plans) {
  test(`${button}: pay, be welcomed, and be led into the exhibition`, async ({ page, person, signIn, providers }) => {
    await signIn(person);
    await visit(page, paths.subscribe);
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
    await visit(page, paths.account);
    await expect(page.getByRole("region", { name: "Membership Status" })).toContainText(card);
  });
}

test("a visitor reads the plans, signs in and comes back to them", async ({ page, person }) => {
  await visit(page, paths.headsOfState);
  await page.waitForURL(/\/login/);
  await visit(page, paths.subscribe);
  await expect(page.getByText("Sign In Required").first()).toBeVisible();
  await page.getByRole("link", { name: "Login to choose it" }).first().click();
  await page.waitForURL(/\/login\?redirectTo/);
  await ready(page);
  await page.getByLabel("Email").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill("living-archive");
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await page.waitForURL(/\/subscribe/);
  await expect(page.getByRole("button", { name: "Join for a month" })).toBeVisible();
});

test("a declined payment says so, and signs the person out whose payment it was", async ({ page, person, signIn }) => {
  await signIn(person);
  await visit(page, paths.subscribe);
  await page.getByRole("button", { name: "Join for a month" }).click();
  await page.waitForURL(/\/paystack\/checkout\//);
  const gone = page.waitForResponse((answer) => answer.url().includes("/api/auth/logout"));
  await page.getByRole("button", { name: "Decline" }).click();
  await expect(page.getByRole("heading", { name: "Payment Failed" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Try Again" })).toHaveAttribute("href", paths.subscribe);
  expect((await gone).ok()).toBe(true);
  await page.goto(paths.account);
  await page.waitForURL(/\/login/);
});

test("whoever cancels may resume, and is not signed out", async ({ page, person, signIn }) => {
  await signIn(person);
  await visit(page, paths.subscribe);
  await page.getByRole("button", { name: "Join for a year" }).click();
  await page.waitForURL(/\/paystack\/checkout\//);
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("heading", { name: "Subscription Cancelled" })).toBeVisible();
  await page.getByRole("link", { name: "Resume Subscription" }).click();
  await expect(page.getByRole("button", { name: "Join for a year" })).toBeVisible();
});

test("a link from elsewhere ends nobody's session and welcomes nobody", async ({ page, person, signIn }) => {
  await signIn(person);
  const other = await db.charge.findFirst({ where: { purpose: "membership", userId: { not: person.id } } });
  for (const reference of ["LC-0000-0000", other?.reference ?? "LC-1111-1111"]) {
    await visit(page, paths.subscribeCancel({ status: "failed", reference, message: "<b>call 0800</b>" }));
    await expect(page.getByText("<b>call 0800</b>")).toBeVisible();
    await visit(page, `${paths.subscribeSuccess({ status: "success", reference })}&token=stolen`);
    await expect(page.getByRole("heading", { name: "Nothing to show here" })).toBeVisible();
    expect(page.url()).not.toContain("token");
  }
  await visit(page, paths.account);
  await expect(page.getByRole("heading", { name: /^Welcome back/ })).toBeVisible();
});

test("a renewal's link is paid once, by whoever has it", async ({ page, providers }) => {
  const someone = await makeActor({ plan: "yearly", days: 5 });
  const link = await offerRenewal(someone._id);
  await visit(page, paths.renewal(link ?? ""));
  await expect(page.getByText("₦54,000")).toBeVisible();
  await page.getByRole("button", { name: "Pay by transfer or card" }).click();
  await page.waitForURL(/\/paystack\/checkout\//);
  await page.getByRole("button", { name: /^Pay/ }).click();
  await expect.poll(async () => (await providers.mailsTo(someone.email, "Circle")).length).toBe(1);
  await visit(page, paths.renewal(link ?? ""));
  await expect(page.getByRole("heading", { name: "This renewal is paid." })).toBeVisible();
  expect(linkOf(await providers.mailTo(someone.email, "Circle"), paths.headsOfState)).toContain(paths.headsOfState);
});

test("a card's number tells whether it is valid, and nothing else", async ({ page }) => {
  const someone = await makeActor({ plan: "collector", days: 40 });
  const { cardNumber } = await db.subscription.findUniqueOrThrow({ where: { userId: someone._id } });
  await visit(page, paths.membershipCard(cardNumber));
  await expect(page.getByText("This card is valid today.")).toBeVisible();
  await expect(page.getByText(someone.email)).toHaveCount(0);
});
