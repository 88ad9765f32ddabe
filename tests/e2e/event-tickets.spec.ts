import { makeUser } from "@/lib/auth/factory";
import { paths } from "@/lib/core/urls/paths";
import { serverApiPaths } from "@/lib/core/urls/server-api-paths";
import { makePaidEvent } from "@/lib/events/factory";
import { expect, failedResource, test } from "./support/fixtures";
import { gotoHydrated } from "./support/goto-hydrated";
import { findEmailLink } from "./support/provider-emulators";

// A wrong code is refused.
test.use({ allowedErrors: [failedResource(400)] });

test("a ticket with a code and a question is paid, is in the guest's calendar, and is passed on to somebody else", async ({
  page,
  person,
  signIn,
  pageOf,
  providers,
}) => {
  const title = `Press night ${Date.now()}`;
  const id = await makePaidEvent({
    title,
    capacity: 3,
    accessCode: "INK",
    isHidden: true,
    questions: [{ id: "q1", label: "Do you need a ramp?", options: ["Yes", "No"], required: true }],
  });
  const reserved = "Your seat is reserved. Show the QR code at the entrance.";

  await test.step("it needs the code and an answer, and is paid", async () => {
    await signIn(person);
    await gotoHydrated(page, paths.ticket(id));
    await page.getByLabel("Access code").fill("PAINT");
    await page.getByLabel("Do you need a ramp?").selectOption("No");
    await page.getByRole("button", { name: "Pay ₦5,000" }).click();
    await expect(page.getByText("That code is not right.").first()).toBeVisible({ timeout: 30_000 });
    await page.getByLabel("Access code").fill("ink");
    await page.getByRole("button", { name: "Pay ₦5,000" }).click();
    await page.waitForURL(/\/paystack\/checkout\//);
    await page.getByRole("button", { name: /^Pay/ }).click();
    await expect(page.getByText(reserved)).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText(/₦5,000 paid, reference/)).toBeVisible();
    const pdf = await page.request.get(serverApiPaths.ticketPdf(id));
    expect([pdf.status(), pdf.headers()["content-type"]]).toEqual([200, "application/pdf"]);
  });

  await test.step("its calendar has it, and can be subscribed to", async () => {
    await gotoHydrated(page, paths.myEvents);
    await page.getByRole("button", { name: "Create the calendar" }).click();
    await expect(page.getByRole("link", { name: "Subscribe" })).toHaveAttribute("href", /^webcal:/);
    const feed = await page.request.get(await page.getByLabel("Secret address").inputValue());
    expect(await feed.text()).toContain(`SUMMARY:${title}`);
  });

  await test.step("it is passed on, and the new guest accepts it", async () => {
    const friend = await makeUser({ firstName: "Tunde" });
    await gotoHydrated(page, paths.ticket(id));
    await page.getByText("Pass the ticket on").click();
    await page.getByLabel("The person’s email").fill(friend.email);
    await page.getByRole("button", { name: "Send the ticket" }).click();
    await expect(page.getByText("It is yours until they accept.")).toBeVisible();
    const link = findEmailLink(await providers.mailTo(friend.email, title), "/tickets/");
    const atFriend = await pageOf(friend);
    await gotoHydrated(atFriend, new URL(link).pathname);
    await atFriend.getByLabel("Do you need a ramp?").selectOption("Yes");
    await atFriend.getByRole("button", { name: "Accept the ticket" }).click();
    await expect(atFriend.getByText(reserved)).toBeVisible();
    await expect(atFriend.getByText(/₦5,000 paid/)).toHaveCount(0);
    await page.reload();
    await expect(page.getByText("You have no seat at this event.")).toBeVisible();
  });
});

test("three seats are bought in one purchase; one is named, one is given up and paid back", async ({
  page,
  person,
  signIn,
}) => {
  const id = await makePaidEvent({ title: `Party ${Date.now()}`, capacity: 5, maxSeats: 4 });
  await signIn(person);
  await gotoHydrated(page, paths.ticket(id));
  await page.getByLabel("How many seats?").selectOption({ label: "3 seats, ₦15,000" });
  await page.getByRole("button", { name: "Buy tickets" }).click();
  await page.waitForURL(/\/paystack\/checkout\//);
  await page.getByRole("button", { name: /^Pay/ }).click();
  await expect(page.getByText("Your 3 seats are reserved.")).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(/₦15,000 paid for 3 seats, reference/)).toBeVisible();

  const companions = page.getByRole("region", { name: "Your 2 companions" });
  await companions.getByLabel("Name (optional)").first().fill("Bola Ige");
  await companions.getByRole("button", { name: "Save" }).first().click();
  await expect(companions.getByRole("heading", { name: "Bola Ige" })).toBeVisible();

  await companions.getByRole("button", { name: "Cancel this seat" }).last().click();
  await expect(page.getByRole("dialog").getByText("₦5,000 goes back to the card or account that paid.")).toBeVisible();
  await page.getByRole("dialog").getByRole("button", { name: "Cancel this seat" }).click();
  await expect(page.getByText("Your 2 seats are reserved.")).toBeVisible();
});
