import type { Page } from "@playwright/test";
import encodeQR from "qr";
import { makeUser } from "@/lib/accounts/factory";
import { db } from "@/lib/platform/db";
import { paths } from "@/lib/platform/paths";
import { makeOrder } from "@/lib/shop/factory";
import { expect, test } from "./fixtures";
import { visit } from "./visit";

/** The label of the museum's own pendant, which stands in the case of every museum that was seeded. */
const pendant = () => db.smartLabel.findFirstOrThrow({ where: { product: { slug: "obj-pendant" } } });
const typeCode = "The code under the pattern";

test.use({
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH,
    // WebGL by the processor: no machine that tests this has to have a graphics card.
    args: ["--no-sandbox", "--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"],
  },
});

test("from the code to the object, its model, and the room it came from", async ({ page }) => {
  // A processor draws the model here, not a graphics card.
  test.setTimeout(180_000);
  const { code } = await pendant();
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(request.url()));
  await visit(page, paths.scan);
  await page.getByLabel(typeCode).fill(code.toLowerCase().replace("-", " "));
  await page.getByRole("button", { name: "Find the object" }).click();
  await page.waitForURL(new RegExp(`${paths.label(code)}$`));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("OBJ Pendant");
  await expect(page.getByText("The museum’s own piece")).toBeVisible();
  expect(loaded.filter((address) => address.endsWith(".glb"))).toEqual([]);

  await expect(page.getByText(/Loads about 0\.\d MB/)).toBeVisible();
  await page.getByRole("button", { name: "Reveal" }).click();
  await expect(page.getByText("turn it with the arrow keys")).toBeVisible({ timeout: 120_000 });
  expect(loaded.filter((address) => address.endsWith("/models/obj-pendant.glb"))).toHaveLength(1);
  const viewer = page.locator("model-viewer");
  expect(await viewer.evaluate((model) => (model as unknown as { loaded: boolean }).loaded)).toBe(true);

  const angle = () =>
    viewer.evaluate(
      (model) => (model as unknown as { getCameraOrbit: () => { theta: number } }).getCameraOrbit().theta,
    );
  const before = await angle();
  for (let press = 0; press < 6; press++) await page.keyboard.press("ArrowRight");
  await expect.poll(angle, { timeout: 60_000 }).not.toBe(before);

  await page.getByRole("link", { name: /What the Yam Heard/ }).click();
  await page.waitForURL(/\/heads-of-state\/olusegun-obasanjo-1976$/);
});

test("a numbered piece says which one it is, and not whose", async ({ page }) => {
  const product = await db.product.findUniqueOrThrow({
    where: { slug: "handover-amphora" },
    include: { variants: true },
  });
  const buyer = await makeUser({ firstName: "Ngozi", lastName: "Balogun" });
  const order = await makeOrder({ buyer, items: [{ product }] });
  const edition = order.items[0]?.editions[0];
  await visit(page, paths.label(edition?.labelCode ?? ""));
  await expect(page.getByText(`No. ${edition?.number}`)).toBeVisible();
  await expect(page.getByText("of 29")).toBeVisible();
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
  expect(await page.content()).not.toContain("Balogun");
});

test("the camera reads the label of an object that it is held to", async ({ page, baseURL }) => {
  const { code } = await pendant();
  await holdTo(page, `${baseURL}${paths.label(code)}`);
  await visit(page, paths.scan);
  await page.getByRole("button", { name: "Open the camera" }).click();
  await page.waitForURL(new RegExp(`${paths.label(code)}$`), { timeout: 60_000 });
  expect(await tracks(page)).toEqual(["ended"]);
});

test("the camera says that another code is not the museum's, and goes on looking", async ({ page }) => {
  await holdTo(page, "https://elsewhere.example/l/LA-7K3M9X");
  await visit(page, paths.scan);
  await page.getByRole("button", { name: "Open the camera" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "not a code of the museum" })).toBeVisible({
    timeout: 60_000,
  });
  await page.getByRole("button", { name: "Close the camera" }).click();
  await expect(page.getByRole("button", { name: "Open the camera" })).toBeVisible();
  expect(await tracks(page)).toEqual(["ended"]);
});

for (const [error, sentence] of [
  ["NotAllowedError", "The camera was not allowed."],
  ["NotFoundError", "This device has no camera that can be used."],
  ["NotReadableError", "Another application is holding the camera."],
] as const) {
  test(`a camera that answers ${error} leaves a sentence and the form`, async ({ page }) => {
    await page.addInitScript((name) => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException("no", name));
    }, error);
    await visit(page, paths.scan);
    await page.getByRole("button", { name: "Open the camera" }).click();
    await expect(page.getByRole("alert").filter({ hasText: sentence })).toBeVisible();
    await expect(page.getByRole("button", { name: "Open the camera" })).toBeVisible();
    await expect(page.getByLabel(typeCode)).toBeVisible();
  });
}

test("a code that no object carries is asked for again", async ({ page }) => {
  await visit(page, paths.scan);
  await page.getByLabel(typeCode).fill("LA-000000");
  await page.getByRole("button", { name: "Find the object" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("No object answers to this.");
  const { code } = await pendant();
  await page.getByLabel(typeCode).fill(code);
  await page.getByRole("button", { name: "Find the object" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("OBJ Pendant");
  expect((await page.request.get(paths.label("LA-000000"))).status()).toBe(404);
  const shouted = await page.request.get(paths.label(code.toLowerCase()), { maxRedirects: 0 });
  expect(shouted.status()).toBe(308);
  // Next writes the address of a page made on demand twice.
  expect(new Set(shouted.headers().location?.split(", "))).toEqual(new Set([paths.label(code)]));
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a code is typed, and its object reads and links", async ({ page }) => {
    const { code } = await pendant();
    await page.goto(paths.scan);
    // A browser whose script is only switched off for a test does not show what stands in noscript.
    expect(await page.content()).toContain("The camera needs script.");
    await page.getByLabel(typeCode).fill(code);
    await page.getByRole("button", { name: "Find the object" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("OBJ Pendant");
    expect(await page.content()).toContain("The model needs script");
    await expect(page.getByRole("link", { name: /What the Yam Heard/ })).toBeVisible();
    await page.goto(paths.scan);
    await page.getByLabel(typeCode).fill("a vase");
    await page.getByRole("button", { name: "Find the object" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("No object answers to this.");
  });
});

type Held = { held: MediaStreamTrack[] };

/** What has become of the camera's tracks, said once where all of them say the same. */
const tracks = (page: Page) =>
  page.evaluate(() => [...new Set((window as unknown as Held).held.map(({ readyState }) => readyState))]);

/** Gives the page a camera that looks at the pattern of `text`, drawn on a canvas. */
async function holdTo(page: Page, text: string): Promise<void> {
  const rows = encodeQR(text, "raw", { border: 4 });
  await page.addInitScript((squares) => {
    const scope = window as unknown as Held;
    scope.held = [];
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
      scope.held.push(...stream.getTracks());
      return stream;
    };
  }, rows);
}
