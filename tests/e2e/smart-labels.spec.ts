import type { Page } from "@playwright/test";
import encodeQR from "qr";
import { makeUser } from "@/lib/auth/factory";
import { paths } from "@/lib/core/urls/paths";
import { db } from "@/lib/db/client";
import { makeOrder } from "@/lib/orders/factory";
import { findBrowser } from "@/tooling/dev-stack/find-browser";
import { expect, test } from "./support/fixtures";
import { gotoHydrated } from "./support/goto-hydrated";

/** The smart label of the pendant, which every seeded database has. */
const pendant = () => db.smartLabel.findFirstOrThrow({ where: { product: { slug: "obj-pendant" } } });
const CODE_FIELD = "The code under the QR code";

test.use({
  launchOptions: {
    executablePath: await findBrowser(),
    // WebGL in software, because test machines may have no GPU.
    args: ["--no-sandbox", "--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"],
  },
});

test("a typed code leads to the object, its 3D model and its exhibition page", async ({ page }) => {
  // The model is rendered in software.
  test.setTimeout(180_000);
  const { code } = await pendant();
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await gotoHydrated(page, paths.scan);
  await page.getByLabel(CODE_FIELD).fill(code.toLowerCase().replace("-", " "));
  await page.getByRole("button", { name: "Find object" }).click();
  await page.waitForURL(new RegExp(`${paths.label(code)}$`));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("OBJ Pendant");
  await expect(page.getByText("The museum’s own copy")).toBeVisible();
  expect(requests.filter((url) => url.endsWith(".glb"))).toEqual([]);

  await page.getByRole("button", { name: /View in 3D\s*0\.\d MB/ }).click();
  await expect(page.getByText("Drag to turn, or use the arrow keys")).toBeVisible({ timeout: 120_000 });
  expect(requests.filter((url) => url.endsWith("/models/obj-pendant.glb"))).toHaveLength(1);
  const viewer = page.locator("model-viewer");
  expect(await viewer.evaluate((model) => (model as unknown as { loaded: boolean }).loaded)).toBe(true);

  const angle = () =>
    viewer.evaluate(
      (model) => (model as unknown as { getCameraOrbit: () => { theta: number } }).getCameraOrbit().theta,
    );
  const before = await angle();
  for (let press = 0; press < 6; press++) await page.keyboard.press("ArrowRight");
  await expect.poll(angle, { timeout: 60_000 }).not.toBe(before);
  await page.keyboard.press("Escape");
  await expect(viewer).toHaveCount(0);
  await expect(page.getByRole("button", { name: /View in 3D/ })).toBeFocused();

  await page.getByRole("link", { name: /What the Yam Heard/ }).click();
  await page.waitForURL(/\/heads-of-state\/olusegun-obasanjo-1976$/);
});

test("a numbered edition shows its number and not its owner", async ({ page }) => {
  const product = await db.product.findUniqueOrThrow({
    where: { slug: "handover-amphora" },
    include: { variants: true },
  });
  const buyer = await makeUser({ firstName: "Ngozi", lastName: "Balogun" });
  const order = await makeOrder({ buyer, items: [{ product }] });
  const edition = order.items[0]?.editions[0];
  await gotoHydrated(page, paths.label(edition?.labelCode ?? ""));
  await expect(page.getByText(`No. ${edition?.number}`)).toBeVisible();
  await expect(page.getByText("of 29")).toBeVisible();
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
  expect(await page.content()).not.toContain("Balogun");
});

test("the camera reads a smart label and opens its object", async ({ page, baseURL }) => {
  const { code } = await pendant();
  await showToCamera(page, `${baseURL}${paths.label(code)}`);
  await gotoHydrated(page, paths.scan);
  await page.getByRole("button", { name: "Open the camera" }).click();
  await page.waitForURL(new RegExp(`${paths.label(code)}$`), { timeout: 60_000 });
  expect(await cameraTrackStates(page)).toEqual(["ended"]);
});

test("the camera shows an error for a foreign code and keeps scanning", async ({ page }) => {
  await showToCamera(page, "https://elsewhere.example/l/LA-7K3M9X");
  await gotoHydrated(page, paths.scan);
  await page.getByRole("button", { name: "Open the camera" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "not a code of the museum" })).toBeVisible({
    timeout: 60_000,
  });
  await page.getByRole("button", { name: "Close the camera" }).click();
  await expect(page.getByRole("button", { name: "Open the camera" })).toBeVisible();
  expect(await cameraTrackStates(page)).toEqual(["ended"]);
});

test("a camera that fails shows a message of its own for each error, and the form", async ({ page }) => {
  const messages = {
    NotAllowedError: "The camera was not allowed.",
    NotFoundError: "This device has no camera that can be used.",
    NotReadableError: "Another application is using the camera.",
  };
  await page.addInitScript((names) => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException("no", names.shift()));
  }, Object.keys(messages));
  await gotoHydrated(page, paths.scan);
  for (const message of Object.values(messages)) {
    await page.getByRole("button", { name: "Open the camera" }).click();
    await expect(page.getByRole("alert").filter({ hasText: message })).toBeVisible();
    await expect(page.getByRole("button", { name: "Open the camera" })).toBeVisible();
    await expect(page.getByLabel(CODE_FIELD)).toBeVisible();
  }
});

test("an unknown code shows a message and the form again", async ({ page }) => {
  await gotoHydrated(page, paths.scan);
  await page.getByLabel(CODE_FIELD).fill("LA-000000");
  await page.getByRole("button", { name: "Find object" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("No object has this code.");
  const { code } = await pendant();
  await page.getByLabel(CODE_FIELD).fill(code);
  await page.getByRole("button", { name: "Find object" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("OBJ Pendant");
  expect((await page.request.get(paths.label("LA-000000"))).status()).toBe(404);
  const lowerCase = await page.request.get(paths.label(code.toLowerCase()), { maxRedirects: 0 });
  expect(lowerCase.status()).toBe(308);
  // Next.js repeats the location header of a page generated on demand.
  expect(new Set(lowerCase.headers().location?.split(", "))).toEqual(new Set([paths.label(code)]));
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a typed code leads to its object, which can be read and has links", async ({ page }) => {
    const { code } = await pendant();
    await page.goto(paths.scan);
    // Playwright's disabled JavaScript does not make the browser show noscript elements.
    expect(await page.content()).toContain("The camera needs JavaScript.");
    await page.getByLabel(CODE_FIELD).fill(code);
    await page.getByRole("button", { name: "Find object" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("OBJ Pendant");
    expect(await page.content()).toContain("The 3D model needs JavaScript");
    await expect(page.getByRole("link", { name: /What the Yam Heard/ })).toBeVisible();
    await page.goto(paths.scan);
    await page.getByLabel(CODE_FIELD).fill("a vase");
    await page.getByRole("button", { name: "Find object" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("No object has this code.");
  });
});

type WindowWithTracks = { tracks: MediaStreamTrack[] };

/** The distinct states of the camera's tracks. */
const cameraTrackStates = (page: Page) =>
  page.evaluate(() => [...new Set((window as unknown as WindowWithTracks).tracks.map(({ readyState }) => readyState))]);

/** Replaces the page's camera by a canvas with the QR code of `text`. */
async function showToCamera(page: Page, text: string): Promise<void> {
  const rows = encodeQR(text, "raw", { border: 4 });
  await page.addInitScript((squares) => {
    const scope = window as unknown as WindowWithTracks;
    scope.tracks = [];
    navigator.mediaDevices.getUserMedia = async () => {
      const canvas = document.createElement("canvas");
      const dot = 12;
      canvas.width = canvas.height = squares.length * dot;
      const ink = canvas.getContext("2d");
      if (!ink) throw new Error("no canvas");
      const draw = () => {
        ink.fillStyle = "white";
        ink.fillRect(0, 0, canvas.width, canvas.height);
        ink.fillStyle = "black";
        for (const [y, row] of squares.entries())
          for (const [x, dark] of row.entries()) if (dark) ink.fillRect(x * dot, y * dot, dot, dot);
      };
      draw();
      setInterval(draw, 50);
      const stream = canvas.captureStream(20);
      scope.tracks.push(...stream.getTracks());
      return stream;
    };
  }, rows);
}
