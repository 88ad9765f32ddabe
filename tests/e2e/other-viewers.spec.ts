import http from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { paths } from "@/lib/core/urls/paths";
import { serverApiPaths } from "@/lib/core/urls/server-api-paths";
import { expect, test } from "./support/fixtures";
import { gotoHydrated } from "./support/goto-hydrated";
import { axeBuilder } from "./support/page-quality";

const viewerScript = createRequire(import.meta.url).resolve("openseadragon");

/** Another site: a page on a port of its own, which the browser treats like any other origin. */
async function serveOtherSite(body: string): Promise<{ address: string; close: () => void }> {
  const server = http.createServer((_, response) => response.setHeader("content-type", "text/html").end(body));
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const { port } = server.address() as AddressInfo;
  return { address: `http://localhost:${port}/`, close: () => server.close() };
}

type OpenedImage = { width: number; height: number; loaded: number; failed: number };

test("an unmodified OpenSeadragon on another site opens the work that a manifest names, and its tiles", async ({
  page,
  baseURL,
}) => {
  const site = await serveOtherSite(
    '<link rel="icon" href="data:,"><div id="viewer" style="width:1200px;height:900px"></div>',
  );
  await page.goto(site.address);
  await page.addScriptTag({ path: viewerScript });
  const manifest = baseURL + serverApiPaths.iiifManifest("heads-of-state", "dark-glasses");
  const opened = await page.evaluate(async (address): Promise<OpenedImage> => {
    const { items } = await (await fetch(address)).json();
    const [service] = items[0].items[0].items[0].body.service;
    const { OpenSeadragon } = window as unknown as { OpenSeadragon: typeof import("openseadragon") };
    const viewer = OpenSeadragon({
      id: "viewer",
      tileSources: [`${service.id}/info.json`],
      crossOriginPolicy: "Anonymous",
    });
    let [loaded, failed] = [0, 0];
    viewer.addHandler("tile-loaded", () => void loaded++);
    viewer.addHandler("tile-load-failed", () => void failed++);
    await new Promise((resolve, reject) => {
      viewer.addHandler("open", resolve);
      viewer.addHandler("open-failed", () => reject(new Error("the image did not open")));
    });
    const fullyLoaded = () =>
      new Promise<void>((resolve) => viewer.world.getItemAt(0).whenFullyLoaded(() => resolve()));
    await fullyLoaded();
    viewer.viewport.zoomTo(viewer.viewport.getMaxZoom(), undefined, true);
    viewer.forceRedraw();
    await new Promise(requestAnimationFrame);
    await fullyLoaded();
    const { x: width, y: height } = viewer.world.getItemAt(0).getContentSize();
    return { width, height, loaded, failed };
  }, manifest);
  expect(opened).toMatchObject({ width: 2880, height: 3600, failed: 0 });
  expect(opened.loaded).toBeGreaterThan(2);
  site.close();
});

test("a work can be framed by another site, and no other page can", async ({ page, baseURL }) => {
  const frameOf = (path: string) => `<iframe src="${baseURL}${path}" width="400" height="640"></iframe>`;
  const site = await serveOtherSite(`<link rel="icon" href="data:,">${frameOf(paths.embed("sani-abacha"))}`);
  await page.goto(site.address);
  const frame = page.frameLocator("iframe");
  await expect(frame.getByRole("link")).toHaveAttribute("href", baseURL + paths.leader("sani-abacha"));
  await expect(frame.getByRole("img")).toHaveJSProperty("naturalWidth", 960);
  await expect(frame.locator("script")).toHaveCount(0);
  expect(await page.context().cookies()).toEqual([]);
  const own = await page.request.get(baseURL + paths.leader("sani-abacha"));
  expect(own.headers()["content-security-policy"]).toContain("frame-ancestors 'none'");
  site.close();
});

test("a leader's page says how to cite, share and embed the work, and copies its link", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await gotoHydrated(page, paths.leader("sani-abacha"));
  const section = page.getByRole("region", { name: "Share, cite, embed" });
  for (const name of ["Share", "Cite", "Embed"]) await section.locator("summary", { hasText: name }).click();
  await section.getByRole("button", { name: "Copy link" }).click();
  await expect(section.locator("p[role=status]")).toHaveText("The link is copied.");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/heads-of-state\/sani-abacha$/);
  await expect(section.getByText("Dark Glasses.", { exact: true }).first()).toBeVisible();
  const download = page.waitForEvent("download");
  await section.getByRole("link", { name: "Download RIS" }).click();
  expect((await download).suggestedFilename()).toBe("dark-glasses.ris");
  const { violations } = await axeBuilder(page).include("[aria-label='Share, cite, embed']").analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target)}`)).toEqual([]);
});
