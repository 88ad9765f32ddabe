import sharp from "sharp";
import { makeUser } from "@/lib/accounts/factory";
import { makeActor } from "@/lib/membership/factory";
import { apiPaths } from "@/lib/platform/api-paths";
import { db } from "@/lib/platform/db";
import { deskCalls } from "@/lib/platform/desk-calls";
import { deskPaths } from "@/lib/platform/desk-paths";
import { newId } from "@/lib/platform/ids";
import { paths } from "@/lib/platform/paths";
import { expect, refusedWith, test } from "./fixtures";
import { axeOf } from "./inspect";
import { visit } from "./visit";

const upload = deskPaths.desk("upload");

test("an admin hangs a picture, a member opens it, and a Basic Member reads its label", async ({
  page,
  browser,
  signIn,
}) => {
  const title = `Draft ${newId("cnt").slice(-6)}`;
  await signIn(await makeUser({ role: "Admin" }));
  await visit(page, upload);
  await page.getByLabel("Title").fill(title);
  await page.getByRole("button", { name: "Upload", exact: true }).click();
  await expect(page.getByText("Please select a file.")).toBeVisible();

  // Noise, so that the picture is large enough to go on a ticket, straight to storage.
  const noise = {
    create: {
      width: 1600,
      height: 1600,
      channels: 3,
      background: "#fff",
      noise: { type: "gaussian", mean: 128, sigma: 60 },
    },
  } as const;
  const picture = await sharp(noise).png().toBuffer();
  expect(picture.length).toBeGreaterThan(4_200_000);
  const [begun] = await Promise.all([
    page.waitForResponse((answer) => answer.url().endsWith(deskCalls.beginUpload("heads-of-state"))),
    (async () => {
      await page.getByLabel("Exhibition").selectOption("heads-of-state");
      await page.getByLabel("File").setInputFiles({ name: "../../x.html", mimeType: "text/html", buffer: picture });
      await page.getByRole("button", { name: "Upload", exact: true }).click();
      await expect(page.getByRole("progressbar")).toBeVisible();
    })(),
  ]);
  expect(begun.status()).toBe(201);
  await expect(page.getByText(`Uploaded successfully: ${title}`)).toBeVisible({ timeout: 30_000 });
  await expect(page.getByLabel("Title")).toHaveValue("");
  const { violations } = await axeOf(page).include("main").analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);

  const member = await makeActor({ plan: "monthly" });
  const room = await browser.newContext();
  const tab = await room.newPage();
  // They have been shown round before.
  await tab.addInitScript(() => localStorage.setItem("tour-seen", "1"));
  const answer = await tab.request.post(apiPaths.login, { data: { email: member.email, password: "living-archive" } });
  expect(answer.ok()).toBe(true);
  await tab.goto(paths.headsOfState);
  await tab.getByRole("button", { name: "Begin Timeline" }).click({ timeout: 60_000 });
  await tab.getByRole("tab", { name: "Members" }).click();
  const open = tab.getByRole("button", { name: new RegExp(`^Open the sketch: ${title}`) });
  await open.click();
  const large = tab.getByRole("dialog", { name: title });
  await expect(large.getByRole("img")).toBeVisible();
  await expect.poll(() => large.getByRole("img").evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1600);
  await tab.keyboard.press("Escape");
  await expect(open).toBeFocused();

  const basic = await makeActor();
  const other = await browser.newContext();
  const guest = await other.newPage();
  await guest.request.post(apiPaths.login, { data: { email: basic.email, password: "living-archive" } });
  const list = await guest.request.get(apiPaths.membersOnly("heads-of-state"));
  expect(list.status()).toBe(403);
  const titles = await (await guest.request.get(apiPaths.memberTitles("heads-of-state"))).json();
  const label = titles.content.find((one: { title: string }) => one.title === title);
  expect(Object.keys(label).sort()).toEqual(["_id", "title", "type"]);
  await room.close();
  await other.close();
});

test.describe("a file that is no picture", () => {
  test.use({ expected: [refusedWith(400, 404)] });

  test("is refused with its sentence, on the doubled path too, and what was written stays in the form", async ({
    page,
    signIn,
  }) => {
    await signIn(await makeUser({ role: "Admin" }));
    await visit(page, upload);
    await page.getByLabel("Title").fill("A page");
    await page
      .getByLabel("File")
      .setInputFiles({ name: "a.png", mimeType: "image/png", buffer: Buffer.from("<!doctype html>") });
    await page.getByRole("button", { name: "Upload", exact: true }).click();
    await expect(page.getByText("A picture has to be a JPEG, PNG, WebP or AVIF file.")).toBeVisible();
    await expect(page.getByLabel("Title")).toHaveValue("A page");
    const doubled = await page.request.post(`/api${deskCalls.uploadContent("heads-of-state")}`, {
      multipart: {
        type: "doc",
        title: "x",
        file: { name: "a", mimeType: "text/plain", buffer: Buffer.from("<html>") },
      },
    });
    expect([doubled.status(), (await doubled.json()).error]).toEqual([
      400,
      "A document has to be a PDF, a Word file or plain text.",
    ]);
    expect(await db.memberContent.count({ where: { title: { in: ["A page", "x"] } } })).toBe(0);
  });
});

test.describe("the door", () => {
  test.use({ expected: [refusedWith(403)] });

  test("is shut to a member, on the page and on both paths of the call", async ({ page, person, signIn }) => {
    await signIn(person);
    await visit(page, upload);
    await expect(page.getByText("Admin Access Required")).toBeVisible();
    for (const prefix of ["", "/api"]) {
      const answer = await page.request.post(`${prefix}${deskCalls.uploadContent("heads-of-state")}`, {
        multipart: { type: "doc" },
      });
      expect(answer.status()).toBe(403);
    }
  });
});
