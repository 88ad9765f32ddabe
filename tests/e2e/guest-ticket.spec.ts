import { makeUser } from "@/lib/auth/factory";
import { day } from "@/lib/core/clock";
import { newId } from "@/lib/core/ids";
import { paths } from "@/lib/core/urls/paths";
import { db } from "@/lib/db/client";
import { expect, test } from "./support/fixtures";
import { gotoHydrated } from "./support/goto-hydrated";
import { logIn } from "./support/login-helper";
import { expectAccessible } from "./support/page-quality";
import { findEmailLink } from "./support/provider-emulators";

test("a visitor without an account reserves a free seat, confirms it by email, and saves the ticket to an account", async ({
  page,
  providers,
}) => {
  const [id, title] = [newId("evt"), `Open studio ${Date.now()}`];
  const question = { id: "q1", label: "Do you need a ramp?", options: ["Yes", "No"], required: true };
  const startsAt = new Date(Date.now() + 30 * day);
  await db.event.create({ data: { id, title, startsAt, place: "Yaba", capacity: 2, questions: [question] } });
  const person = await makeUser({ firstName: "Ada" });

  await page.goto(paths.event(id));
  await page.getByRole("link", { name: "Reserve a seat with your email" }).click();
  await page.waitForURL(`**${paths.guestSeat(id)}`, { timeout: 30_000 });
  await gotoHydrated(page, paths.guestSeat(id));
  await expectAccessible(page, "the form for a seat");
  await page.getByLabel("Email").first().fill(person.email);
  await page.getByLabel("First Name").fill("Ada");
  await page.getByLabel("Last Name").fill("Obi");
  await page.getByLabel("Do you need a ramp?").selectOption("No");
  await page.getByRole("button", { name: "Reserve a seat" }).click();
  await expect(page.getByText("the link in our email confirms your seat").first()).toBeVisible();

  const link = findEmailLink(await providers.mailTo(person.email, "Confirm your seat"), "/tickets/guest/");
  await page.goto(new URL(link).pathname);
  await page.getByRole("button", { name: "Confirm the seat" }).click();
  await expect(page.getByText("Your seat is reserved. Show the QR code at the entrance.")).toBeVisible();
  await expect(page.getByRole("img", { name: /QR code/ })).toBeVisible();
  await expectAccessible(page, "the ticket");
  const pdf = await page.request.get(
    (await page.getByRole("link", { name: "Ticket as PDF" }).getAttribute("href")) ?? "",
  );
  expect([pdf.status(), pdf.headers()["content-type"]]).toEqual([200, "application/pdf"]);
  expect((await providers.mailTo(person.email, "Your seat: ")).html).toContain("/tickets/guest/");

  const account = page.getByRole("region", { name: "Save this ticket to an account" });
  await account.getByRole("link", { name: "Log in" }).click();
  await page.waitForURL(/\/login\?/);
  await logIn(page, person.email);
  await page.waitForURL(/\/tickets\/guest\//);
  await page.getByRole("button", { name: "Save to my account" }).click();
  await page.waitForURL(new RegExp(paths.ticket(id)));
  await expect(page.getByText("Your seat is reserved. Show the QR code at the entrance.")).toBeVisible();
});
