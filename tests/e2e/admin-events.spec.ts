import type { Page } from "@playwright/test";
import { makeUser, SEED_PASSWORD } from "@/lib/auth/factory";
import { newId, ticketCode } from "@/lib/core/ids";
import { accountApiPaths } from "@/lib/core/urls/account-api-paths";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { apiPaths } from "@/lib/core/urls/api-paths";
import { paths } from "@/lib/core/urls/paths";
import { db } from "@/lib/db/client";
import { expect, test } from "./support/fixtures";
import { gotoHydrated } from "./support/goto-hydrated";
import { expectAccessible } from "./support/page-quality";

const dateTimeInput = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 16);

// The check-in is tested offline.
test.use({ allowedErrors: [/net::ERR_(FAILED|INTERNET_DISCONNECTED)/] });

test("an event is created, filled, checked in and cancelled: two seats, three attendees, a waiting list", async ({
  page,
  pageOf,
  signIn,
  providers,
}) => {
  test.setTimeout(180_000);
  const title = `Open studio ${Date.now()}`;
  const [admin, amina, bola, chidi] = await Promise.all([
    makeUser({ role: "Admin", firstName: "Adaeze", lastName: "Nnamdi" }),
    makeUser({ firstName: "Amina", lastName: "Okafor" }),
    makeUser({ firstName: "Bola", lastName: "Ade" }),
    makeUser({ firstName: "Chidi", lastName: "Eze" }),
  ]);
  await signIn(admin);

  await test.step("an admin creates the event with two seats", async () => {
    await gotoHydrated(page, adminPaths.newEvent);
    await page.getByLabel("Title", { exact: true }).fill(title);
    await page.getByLabel("Starts", { exact: true }).fill(dateTimeInput(30));
    await page.getByLabel("Place", { exact: true }).fill("Yaba");
    await page.getByLabel("Seats", { exact: true }).fill("2");
    await page.getByRole("button", { name: "Create event" }).click();
    await expect(page.getByRole("link", { name: title, exact: true })).toBeVisible();
    await expect(page.getByRole("link", { name: "Upcoming", exact: true })).toHaveAttribute("aria-current", "page");
  });
  const event = await db.event.findFirstOrThrow({ where: { title } });

  const pages = await Promise.all([amina, bola, chidi].map((attendee) => pageOf(attendee)));
  const [atAmina, atBola, atChidi] = pages as [Page, Page, Page];

  await test.step("two attendees get a seat, the third is on the waiting list, and each gets an email", async () => {
    for (const attendee of [atAmina, atBola]) {
      await gotoHydrated(attendee, paths.events);
      await attendee.getByRole("button", { name: `Reserve a seat for ${title}` }).click();
      await expect(attendee.locator(`[id="${event.id}"]`).getByText("Your seat is reserved")).toBeVisible();
    }
    await gotoHydrated(atChidi, paths.events);
    await atChidi.getByRole("button", { name: `Join the waiting list for ${title}` }).click();
    await expect(atChidi.getByText("You are number 1 on the waiting list")).toBeVisible();
    await providers.mailTo(bola.email, `Your seat: ${title}`);
    await providers.mailTo(chidi.email, `On the waiting list: ${title}`);
  });

  await test.step("a ticket has a QR code and a calendar file", async () => {
    await atAmina.getByRole("link", { name: `View ticket for ${title}` }).click();
    await expect(atAmina.getByRole("img", { name: /QR code of your ticket/ })).toBeVisible();
    const saved = atAmina.waitForEvent("download");
    await atAmina.getByRole("link", { name: "Add to calendar" }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toBe(`${event.id}.ics`);
    const calendar = await (await atAmina.request.get(apiPaths.eventCalendar(event.id))).text();
    expect(calendar).toContain(`UID:${event.id}@the-living-archive`);
    expect(calendar).toContain("STATUS:CONFIRMED");
    await expectAccessible(atAmina, paths.ticket(event.id));
  });

  await test.step("one attendee cancels, and the next on the waiting list is offered the seat by email and takes it", async () => {
    await atAmina.getByRole("button", { name: "Cancel my seat" }).click();
    await atAmina.getByRole("dialog").getByRole("button", { name: "Cancel my seat" }).click();
    await expect(atAmina.getByText("You have no seat at this event.")).toBeVisible();
    await providers.mailTo(chidi.email, `A seat for you: ${title}`);
    await gotoHydrated(atChidi, paths.ticket(event.id));
    await expect(atChidi.getByText(/^A seat has become free. It is kept for you until/)).toBeVisible();
    await atChidi.getByRole("button", { name: /^Take the seat/ }).click();
    await expect(atChidi.getByText("Your seat is reserved. Show the QR code at the entrance.")).toBeVisible();
  });

  await test.step("check-in accepts a ticket once, and queues a check-in while offline", async () => {
    const { checkInCode } = await db.eventRsvp.findFirstOrThrow({ where: { eventId: event.id, userId: bola.id } });
    await gotoHydrated(page, paths.checkIn(event.id));
    await expect(page.getByText(/0\s*of 2 checked in/)).toBeVisible();
    const type = async (code: string) => {
      await page.getByLabel("Code or name").fill(code);
      await page.getByRole("button", { name: "Check in", exact: true }).click();
    };
    await type(checkInCode.toLowerCase());
    await expect(page.getByText("Bola Ade is checked in.")).toBeVisible();
    await type(checkInCode);
    await expect(page.getByText(/Bola Ade already checked in at \d\d:\d\d by Adaeze Nnamdi/)).toBeVisible();
    await page.route("**/check-in", (call) => call.abort());
    await page.getByRole("button", { name: "Check in Chidi Eze" }).click();
    await expect(page.getByText(/Chidi Eze is stored on this device/)).toBeVisible();
    await expectAccessible(page, paths.checkIn(event.id));
    await page.unroute("**/check-in");
    await expect(page.getByText("Chidi Eze is checked in.")).toBeVisible();
    await expect(page.getByText(/2\s*of 2 checked in/)).toBeVisible();
    expect(await db.eventRsvp.count({ where: { eventId: event.id, checkedInAt: { not: null } } })).toBe(2);
  });

  await test.step("check-in opens without a connection, and sends what it has stored when there is one again", async () => {
    const { id } = await db.eventRsvp.findFirstOrThrow({ where: { eventId: event.id, userId: bola.id } });
    await db.eventRsvp.update({ where: { id }, data: { checkedInAt: null, checkInIdempotencyKey: null } });
    await gotoHydrated(page, paths.checkIn(event.id));
    await expect(page.getByText(/opens without a connection/)).toBeVisible({ timeout: 20_000 });
    await page.context().setOffline(true);
    await page.reload();
    await expect(page.getByText("No connection")).toBeVisible({ timeout: 15_000 });
    await page.getByLabel("Code or name").fill("bola");
    await page.getByRole("button", { name: "Check in", exact: true }).click();
    await expect(page.getByText(/Bola Ade is stored on this device/)).toBeVisible();
    await page.context().setOffline(false);
    await expect
      .poll(() => db.eventRsvp.count({ where: { id, checkedInAt: { not: null } } }), { timeout: 15_000 })
      .toBe(1);
  });

  await test.step("the event is cancelled, each attendee gets one email, and the public page shows it", async () => {
    await gotoHydrated(page, adminPaths.editEvent(event.id));
    await expect(page.getByRole("cell", { name: chidi.email })).toBeVisible();
    await expectAccessible(page, adminPaths.editEvent(event.id));
    await page.getByRole("button", { name: `Cancel event ${title}` }).click();
    const dialog = page.getByRole("dialog", { name: `Cancel event ${title}?` });
    await dialog.getByRole("button", { name: "Cancel event" }).click();
    await expect(dialog.getByText("Enter a reason")).toBeVisible();
    await dialog.getByLabel("Reason, shown publicly").fill("The room was flooded.");
    await dialog.getByRole("button", { name: "Cancel event" }).click();
    await expect(page.getByText("Cancelled. The room was flooded.")).toBeVisible();
    for (const { email } of [bola, chidi]) {
      await providers.mailTo(email, `Cancelled: ${title}`);
      expect(await providers.mailsTo(email, `Cancelled: ${title}`)).toHaveLength(1);
    }
    expect(await providers.mailsTo(amina.email, `Cancelled: ${title}`)).toHaveLength(0);
    await gotoHydrated(atAmina, paths.events);
    const entry = atAmina.locator(`[id="${event.id}"]`);
    await expect(entry.getByText("Cancelled", { exact: true })).toBeVisible();
    await expect(entry.getByRole("button")).toHaveCount(0);
    const jsonLd = await atAmina.locator('script[type="application/ld+json"]').allTextContents();
    const node = jsonLd.flatMap((text) => JSON.parse(text)["@graph"] ?? []).find(({ name }) => name === title);
    expect(node?.eventStatus).toBe("https://schema.org/EventCancelled");
    await expectAccessible(atAmina, paths.events);
  });
});

test("an RSVP is made and cancelled without JavaScript", async ({ pageOf }) => {
  const event = await db.event.create({
    data: { id: `evt_${Date.now()}`, title: `By hand ${Date.now()}`, startsAt: new Date(Date.now() + 86_400_000 * 9) },
  });
  const page = await pageOf(null, { javaScriptEnabled: false });
  const { email } = await makeUser();
  await page.goto(paths.ticket(event.id));
  await expect(page).toHaveURL(/\/login\?redirectTo=/);
  const response = await page.request.post(accountApiPaths.login, { data: { email, password: SEED_PASSWORD } });
  expect(response.ok()).toBe(true);
  await page.goto(paths.ticket(event.id));
  await page.getByRole("button", { name: "Reserve a seat" }).click();
  await expect(page.getByText("Your seat is reserved. Show the QR code at the entrance.")).toBeVisible();
  await page.getByRole("button", { name: "Cancel my seat" }).click();
  await expect(page.getByText("You have no seat at this event.")).toBeVisible();
});

test("the list of guests is erased from the device at logout, and a check-in that is not sent yet stays", async ({
  page,
  signIn,
}) => {
  const event = await db.event.create({
    data: { id: newId("evt"), title: "Open studio", startsAt: new Date(Date.now() + 86_400_000) },
  });
  const guest = await makeUser({ firstName: "Bola", lastName: "Ade" });
  await db.eventRsvp.create({
    data: {
      id: newId("rsv"),
      eventId: event.id,
      userId: guest.id,
      status: "seat",
      seatedAt: new Date(),
      checkInCode: ticketCode(),
    },
  });
  await signIn(await makeUser({ role: "Admin", firstName: "Adaeze", lastName: "Nnamdi" }));
  await gotoHydrated(page, paths.checkIn(event.id));
  await expect(page.getByText(/opens without a connection/)).toBeVisible({ timeout: 20_000 });
  await page.route("**/check-in", (call) => (call.request().method() === "POST" ? call.abort() : call.continue()));
  await page.getByRole("button", { name: "Check in Bola Ade" }).click();
  await expect(page.getByText(/Bola Ade is stored on this device/)).toBeVisible();
  const stored = () =>
    page.evaluate(async () => {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open("check-in", 1);
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
      const count = (store: string) =>
        new Promise<number>((resolve) => {
          const request = database.transaction(store).objectStore(store).count();
          request.onsuccess = () => resolve(request.result);
        });
      const counts = { lists: await count("lists"), queue: await count("queue") };
      database.close();
      return { ...counts, pages: (await caches.keys()).filter((name) => name.startsWith("check-in/")).length };
    });
  await gotoHydrated(page, adminPaths.section("events"));
  expect(await stored()).toEqual({ lists: 1, queue: 1, pages: 1 });
  await page.getByRole("banner").getByText("Adaeze").click();
  await page.getByRole("button", { name: "Logout" }).click();
  await page.waitForURL(/\/login/);
  await expect.poll(stored).toEqual({ lists: 0, queue: 1, pages: 0 });
});
