/**
 * Takes the poster of each 3D model: the model itself, as model-viewer shows it first, on nothing. Writes public/images/models.
 *   npx tsx tooling/assets/models/posters.ts [part of a name]
 * Run it by hand after a model, its light or its framing has changed; it needs Chromium. CONTACT_SHEET=folder writes four sides instead.
 */
import { once } from "node:events";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import type { ModelViewerElement } from "@google/model-viewer";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import {
  modelViewSettings,
  POSTER_FALLBACK_WIDTH,
  placementOf,
  posterWidths,
} from "@/components/smart-labels/model-view-settings";
import { getObjectModel } from "@/lib/catalog/models";
import { findBrowser } from "../../dev-stack/find-browser";

const root = path.join(import.meta.dirname, "../../..");
const models = path.join(root, "public/models");
const posters = path.join(root, "public/images/models");
const script = path.join(root, "node_modules/@google/model-viewer/dist/model-viewer.min.js");
const [WIDE, HIGH] = [800, 1000];
const sides = [modelViewSettings["camera-orbit"], "38deg 64deg 112%", "180deg 80deg 112%", "62deg 86deg 62%"];

/** Serves the models, their light, and an empty page with the viewer. */
const server = createServer(async (request, response) => {
  const name = path.basename(request.url ?? "");
  if (name === "")
    return response.setHeader("content-type", "text/html").end(`<script type=module src=/viewer.js></script>`);
  const file = await readFile(name === "viewer.js" ? script : path.join(models, name)).catch(() => null);
  response.writeHead(file ? 200 : 404, {
    "content-type": name.endsWith(".js") ? "text/javascript" : "model/gltf-binary",
  });
  response.end(file);
});

async function main(only = "") {
  await mkdir(posters, { recursive: true });
  const names = (await readdir(models))
    .filter((file) => file.endsWith(".glb"))
    .map((file) => path.basename(file, ".glb"));
  server.listen(0);
  await once(server, "listening");
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ["--no-sandbox", "--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"],
  });
  const page = await browser.newPage({ viewport: { width: WIDE, height: HIGH } });
  await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`);
  await page.waitForFunction(() => customElements.get("model-viewer"));

  /** A model from each of the sides, as PNGs. */
  const taken = async (name: string, orbits: readonly string[]): Promise<Buffer[]> => {
    const images = await page.evaluate(
      async ({ attributes, orbits, size: [wide, high] }) => {
        document.body.style.margin = "0";
        const viewer = document.createElement("model-viewer") as ModelViewerElement;
        viewer.style.cssText = `width:${wide}px;height:${high}px;background:transparent`;
        for (const [key, value] of Object.entries(attributes)) viewer.setAttribute(key, value);
        const loaded = new Promise((done, fail) => {
          viewer.addEventListener("load", done, { once: true });
          viewer.addEventListener("error", fail, { once: true });
        });
        document.body.replaceChildren(viewer);
        await loaded;
        const images: string[] = [];
        for (const orbit of orbits) {
          viewer.cameraOrbit = orbit;
          await viewer.updateComplete;
          viewer.jumpCameraToGoal();
          await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
          images.push(viewer.toDataURL("image/png"));
        }
        return images;
      },
      {
        attributes: {
          ...modelViewSettings,
          ...placementOf(!!getObjectModel(name)?.wall),
          src: `/${name}.glb`,
          "environment-image": "/studio.hdr",
          loading: "eager",
        },
        orbits,
        size: [WIDE, HIGH] as const,
      },
    );
    return images.map((image) => Buffer.from(image.slice(image.indexOf(",") + 1), "base64"));
  };

  const sheetFolder = process.env.CONTACT_SHEET;
  for (const name of names.filter((each) => each.includes(only))) {
    if (sheetFolder) {
      await writeFile(path.join(sheetFolder, `${name}.jpg`), await contactSheet(await taken(name, sides)));
      continue;
    }
    const [image] = await taken(name, sides.slice(0, 1));
    for (const width of posterWidths) {
      const sized = sharp(image).resize(width, (width * HIGH) / WIDE);
      await sized
        .clone()
        .avif({ quality: 48, effort: 5 })
        .toFile(path.join(posters, `${name}-${width}.avif`));
      if (width === POSTER_FALLBACK_WIDTH)
        await sized.webp({ quality: 62 }).toFile(path.join(posters, `${name}-${width}.webp`));
    }
    console.log(name);
  }
  await browser.close();
  server.close();
}

/** The sides beside each other, on the light ground and below on the dark one. */
async function contactSheet(images: readonly Buffer[]): Promise<Buffer> {
  const [wide, high] = [WIDE / 2, HIGH / 2];
  const rows = ["#D6CEBE", "#403A33"].flatMap((ground, row) =>
    images.map(async (image, column) => ({
      input: await sharp(image).resize(wide, high).flatten({ background: ground }).png().toBuffer(),
      left: column * wide,
      top: row * high,
    })),
  );
  const size = { width: wide * images.length, height: high * 2, channels: 3 as const, background: "#000" };
  return sharp({ create: size })
    .composite(await Promise.all(rows))
    .jpeg({ quality: 86 })
    .toBuffer();
}

void main(process.argv[2]);
