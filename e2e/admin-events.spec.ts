import type { Page } from "@playwright/test";
import { knownPassword, makeUser } from "@/lib/accounts/factory";
import { apiPaths } from "@/lib/platform/api-paths";
import { db } from "@/lib/platform/db";
import { deskPaths } from "@/lib/platform/desk-paths";
import { paths } from "@/lib/platform/paths";
import { expect, test } from "./fixtures";
import { expectAccessible } from "./inspect";
import { visit } from "./visit";

const fieldTime = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 16);

// The door's line is cut on purpose.
test.use({ expected: [/net::ERR_FAILED/] });

test("an evening from its announcement to its cancelling: two seats, three guests, a line, a door", async ({
  page,
  pageOf,
  signIn,
  providers,
}) => {
  test.setTimeout(180_000);
  const title = `Open studio ${Date.now()}`;
  const [admin, amina, bola, chidi] = await Promise.all([
    makeUser({ role: "Admin", firstName: "Adaeze", lastName: "Desk" }),
    makeUser({ firstName: "Amina", lastName: "Okafor" }),
    makeUser({ firstName: "Bola", lastName: "Ade" }),
    makeUser({ firstName: "Chidi", lastName: "Eze" }),
  ]);
  await signIn(admin);

  await test.step("the desk announces it with two seats", async () => {
    await visit(page, deskPaths.desk("events"));
    await page.getByLabel("Title", { exact: true }).fill(title);
    await page.getByLabel("Begins", { exact: true }).fill(fieldTime(30));
    await page.getByLabel("Place", { exact: true }).fill("Yaba");
    await page.getByLabel("Seats", { exact: true }).fill("2");
    await page.getByRole("button", { name: "Create event" }).click();
    await expect(page.getByRole("link", { name: title, exact: true })).toBeVisible();
  });
  const event = await db.event.findFirstOrThrow({ where: { title } });

  const pages = await Promise.all([amina, bola, chidi].map((guest) => pageOf(guest)));
  const [atAmina, atBola, atChidi] = pages as [Page, Page, Page];

  await test.step("two have a seat, the third stands in line, and each is told by mail", async () => {
    for (const guest of [atAmina, atBola]) {
      await visit(guest, paths.events);
      await guest.getByRole("button", { name: `Keep me a seat at ${title}` }).click();
      await expect(guest.locator(`[id="${event.id}"]`).getByText("Your seat is kept")).toBeVisible();
    }
    await visit(atChidi, paths.events);
    await atChidi.getByRole("button", { name: `Stand in line at ${title}` }).click();
    await expect(atChidi.getByText("You are number 1 in line")).toBeVisible();
    await providers.mailTo(bola.email, `Your seat: ${title}`);
    await providers.mailTo(chidi.email, `On the waiting list: ${title}`);
  });

  await test.step("a ticket has its pattern, its code and a file for the calendar", async () => {
    await atAmina.getByRole("link", { name: `Show the ticket of ${title}` }).click();
    await expect(atAmina.getByRole("img", { name: /The pattern of your ticket/ })).toBeVisible();
    const saved = atAmina.waitForEvent("download");
    await atAmina.getByRole("link", { name: "Add to calendar" }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toBe(`${event.id}.ics`);
    const calendar = await (await atAmina.request.get(apiPaths.eventCalendar(event.id))).text();
    expect(calendar).toContain(`UID:${event.id}@the-living-archive`);
    expect(calendar).toContain("STATUS:CONFIRMED");
    await expectAccessible(atAmina, paths.ticket(event.id));
  });

  await test.step("one leaves, and the one who waits moves up and is told", async () => {
    await atAmina.getByRole("button", { name: "Give the seat back" }).click();
    await atAmina.getByRole("dialog").getByRole("button", { name: "Give the seat back" }).click();
    await expect(atAmina.getByText("You have no seat at this evening.")).toBeVisible();
    await providers.mailTo(chidi.email, `A seat is yours: ${title}`);
    await visit(atChidi, paths.ticket(event.id));
    await expect(atChidi.getByText("Your seat is kept. Show the pattern at the door.")).toBeVisible();
  });

  await test.step("the door lets a ticket in once, and keeps a press while there is no line", async () => {
    const { checkInCode } = await db.eventRsvp.findFirstOrThrow({ where: { eventId: event.id, userId: bola.id } });
    await visit(page, paths.checkIn(event.id));
    await expect(page.getByText(/0\s*of 2 are in/)).toBeVisible();
    const type = async (code: string) => {
      await page.getByLabel("Code or name").fill(code);
      await page.getByRole("button", { name: "Check in", exact: true }).click();
    };
    await type(checkInCode.toLowerCase());
    await expect(page.getByText("Bola Ade is in.")).toBeVisible();
    await type(checkInCode);
    await expect(page.getByText(/Bola Ade came in already, at \d\d:\d\d/)).toBeVisible();
    await page.route("**/check-in", (call) => call.abort());
    await page.getByRole("button", { name: "Check in Chidi Eze" }).click();
    await expect(page.getByText(/Chidi Eze is kept on this device/)).toBeVisible();
    await expectAccessible(page, paths.checkIn(event.id));
    await page.unroute("**/check-in");
    await expect(page.getByText("Chidi Eze is in.")).toBeVisible();
    await expect(page.getByText(/2\s*of 2 are in/)).toBeVisible();
    expect(await db.eventRsvp.count({ where: { eventId: event.id, checkedInAt: { not: null } } })).toBe(2);
  });

  await test.step("it is cancelled by name, everybody is told once, and everyone can read it", async () => {
    await visit(page, deskPaths.editEvent(event.id));
    await expect(page.getByRole("cell", { name: chidi.email })).toBeVisible();
    await expectAccessible(page, deskPaths.editEvent(event.id));
    await page.getByRole("button", { name: `Cancel ${title}` }).click();
    const dialog = page.getByRole("dialog", { name: `Cancel ${title}?` });
    await dialog.getByRole("button", { name: "Cancel the event" }).click();
    await expect(dialog.getByText("Please say why, in a sentence")).toBeVisible();
    await dialog.getByLabel("Why, in a sentence for everybody to read").fill("The room was flooded.");
    await dialog.getByRole("button", { name: "Cancel the event" }).click();
    await expect(page.getByText("Cancelled, and it stays so. The room was flooded.")).toBeVisible();
    for (const guest of [bola, chidi]) {
      await providers.mailTo(guest.email, `Cancelled: ${title}`);
      expect(await providers.mailsTo(guest.email, `Cancelled: ${title}`)).toHaveLength(1);
    }
    expect(await providers.mailsTo(amina.email, `Cancelled: ${title}`)).toHaveLength(0);
    await visit(atAmina, paths.events);
    const entry = atAmina.locator(`[id="${event.id}"]`);
    await expect(entry.getByText("Cancelled", { exact: true })).toBeVisible();
    await expect(entry.getByRole("button")).toHaveCount(0);
    const facts = await atAmina.locator('script[type="application/ld+json"]').allTextContents();
    const told = facts.flatMap((text) => JSON.parse(text)["@graph"] ?? []).find(({ name }) => name === title);
    expect(told?.eventStatus).toBe("https://schema.org/EventCancelled");
    await expectAccessible(atAmina, paths.events);
  });
});

test("a seat is kept and given back without a script", async ({ pageOf }) => {
  const event = await db.event.create({
    data: { id: `evt_${Date.now()}`, title: `By hand ${Date.now()}`, startsAt: new Date(Date.now() + 86_400_000 * 9) },
  });
  const page = await pageOf(null, { javaScriptEnabled: false });
  const { email } = await makeUser();
  await page.goto(paths.ticket(event.id));
  await expect(page).toHaveURL(/\/login\?redirectTo=/);
  const answer = await page.request.post(apiPaths.login, { data: { email, password: knownPassword } });
  expect(answer.ok()).toBe(true);
  await page.goto(paths.ticket(event.id));
  await page.getByRole("button", { name: "Keep me a seat" }).click();
  await expect(page.getByText("Your seat is kept. Show the pattern at the door.")).toBeVisible();
  await page.getByRole("button", { name: "Give the seat back" }).click();
  await expect(page.getByText("You have no seat at this evening.")).toBeVisible();
});
