import sharp from "sharp";
import { makeUser } from "@/lib/auth/factory";
import { newId } from "@/lib/core/ids";
import { accountApiPaths } from "@/lib/core/urls/account-api-paths";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { apiPaths } from "@/lib/core/urls/api-paths";
import { paths } from "@/lib/core/urls/paths";
import { db } from "@/lib/db/client";
import { makeActor } from "@/lib/subscriptions/factory";
import { expect, failedResource, test } from "./support/fixtures";
import { gotoHydrated } from "./support/goto-hydrated";
import { axeBuilder } from "./support/page-quality";

const uploadPath = adminPaths.section("upload");
const libraryPath = adminPaths.section("media");

test("an admin uploads an image, a member opens it, and a Basic Member gets only its title", async ({
  page,
  browser,
  signIn,
}) => {
  const title = `Draft ${newId("cnt").slice(-6)}`;
  await signIn(await makeUser({ role: "Admin" }));
  await gotoHydrated(page, uploadPath);
  await expect(page).toHaveURL(new RegExp(`${libraryPath}$`));

  // Noise makes the image larger than one part.
  const noise = {
    create: {
      width: 1600,
      height: 1600,
      channels: 3,
      background: "#fff",
      noise: { type: "gaussian", mean: 128, sigma: 60 },
    },
  } as const;
  const image = await sharp(noise).png().toBuffer();
  expect(image.length).toBeGreaterThan(4_200_000);
  await page.getByRole("button", { name: "Add files" }).click();
  await page.getByLabel("Exhibition").selectOption("heads-of-state");
  await page.getByLabel("Files to add").setInputFiles({ name: `${title}.png`, mimeType: "image/png", buffer: image });
  await expect(page.getByRole("progressbar")).toBeVisible();
  await expect(page.getByText("Uploaded successfully")).toBeVisible({ timeout: 30_000 });
  const { violations } = await axeBuilder(page).include("main").analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);

  const member = await makeActor({ plan: "monthly" });
  const memberContext = await browser.newContext();
  const memberPage = await memberContext.newPage();
  // The guided tour is not shown again.
  await memberPage.addInitScript(() => localStorage.setItem("tour-seen", "1"));
  const response = await memberPage.request.post(accountApiPaths.login, {
    data: { email: member.email, password: "living-archive" },
  });
  expect(response.ok()).toBe(true);
  await memberPage.goto(paths.headsOfState);
  await memberPage.getByRole("link", { name: "Begin Timeline" }).click({ timeout: 60_000 });
  await memberPage.getByRole("tab", { name: "Members" }).click();
  const open = memberPage.getByRole("button", { name: new RegExp(`^Open picture: ${title}`) });
  await open.click();
  const dialog = memberPage.getByRole("dialog", { name: title });
  await expect(dialog.getByRole("img")).toBeVisible();
  await expect
    .poll(() => dialog.getByRole("img").evaluate((element: HTMLImageElement) => element.naturalWidth))
    .toBe(1600);
  await memberPage.keyboard.press("Escape");
  await expect(open).toBeFocused();

  const basic = await makeActor();
  const basicContext = await browser.newContext();
  const basicPage = await basicContext.newPage();
  await basicPage.request.post(accountApiPaths.login, { data: { email: basic.email, password: "living-archive" } });
  const list = await basicPage.request.get(apiPaths.membersOnly("heads-of-state"));
  expect(list.status()).toBe(403);
  const titles = await (await basicPage.request.get(apiPaths.memberContentTitles("heads-of-state"))).json();
  const label = titles.content.find((one: { title: string }) => one.title === title);
  expect(Object.keys(label).sort()).toEqual(["_id", "title", "type"]);
  await memberContext.close();
  await basicContext.close();
});

test.describe("an invalid file", () => {
  test.use({ allowedErrors: [failedResource(400, 404)] });

  test("is rejected with an error, also on the path with a doubled prefix", async ({ page, signIn }) => {
    await signIn(await makeUser({ role: "Admin" }));
    await gotoHydrated(page, libraryPath);
    await page.getByRole("button", { name: "Add files" }).click();
    await page
      .getByLabel("Files to add")
      .setInputFiles({ name: "a-page.png", mimeType: "image/png", buffer: Buffer.from("<!doctype html>") });
    await expect(page.getByText("A picture has to be a JPEG, PNG, WebP or AVIF file.")).toBeVisible();
    const doubled = await page.request.post(`/api${adminApiPaths.uploadContent("heads-of-state")}`, {
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

test.describe("the upload page", () => {
  test.use({ allowedErrors: [failedResource(403)] });

  test("is closed to a member, as are both paths of its endpoint", async ({ page, person, signIn }) => {
    await signIn(person);
    await gotoHydrated(page, uploadPath);
    await expect(page.getByText("Admin Access Required")).toBeVisible();
    for (const prefix of ["", "/api"]) {
      const response = await page.request.post(`${prefix}${adminApiPaths.uploadContent("heads-of-state")}`, {
        multipart: { type: "doc" },
      });
      expect(response.status()).toBe(403);
    }
  });
});
