import { gzipSync } from "node:zlib";
import type { Browser, CDPSession } from "@playwright/test";

/** The weight of a page on a phone before any interaction or scrolling, in bytes. */
export type PageWeight = {
  /** The HTML document, gzipped. */
  html: number;
  /** Every script, gzipped. */
  script: number;
  /** Every font file, as transferred. */
  fonts: number;
  /** Everything transferred, headers included. */
  total: number;
  files: { url: string; type: string; bytes: number }[];
};

/** A phone that is common in Lagos: 390 by 844 at a pixel ratio of 2.6. */
const phoneViewport = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2.6, isMobile: true, hasTouch: true };
/** How long the network must be idle. */
const IDLE_MS = 1500;

/** Opens a page with an empty cache and counts the bytes transferred. */
export async function measurePageWeight(browser: Browser, address: string): Promise<PageWeight> {
  const context = await browser.newContext({ ...phoneViewport, locale: "en-NG" });
  try {
    const page = await context.newPage();
    const wire = await context.newCDPSession(page);
    const counted = await recordResponses(wire);
    const response = await page.goto(address, { waitUntil: "load" });
    if (response?.status() !== 200) throw new Error(`${address} responded ${response?.status() ?? "nothing"}.`);
    await page.waitForLoadState("networkidle");
    await page.waitForTimeout(IDLE_MS);
    const { files, bodies } = await counted();
    const sum = (type: string) => files.filter((file) => file.type === type).reduce((all, { bytes }) => all + bytes, 0);
    const zipped = (of: typeof bodies, type: string) =>
      of.filter((body) => body.type === type).reduce((all, { size }) => all + size, 0);
    return {
      html: zipped(bodies, "Document"),
      script: zipped(bodies, "Script"),
      fonts: sum("Font"),
      total: files.reduce((all, { bytes }) => all + bytes, 0),
      files,
    };
  } finally {
    await context.close();
  }
}

async function recordResponses(wire: CDPSession) {
  const seen = new Map<string, { url: string; type: string; bytes: number }>();
  wire.on("Network.responseReceived", ({ requestId, response, type }) => {
    if (response.url.startsWith("http")) seen.set(requestId, { url: response.url, type, bytes: 0 });
  });
  wire.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const file = seen.get(requestId);
    if (file) file.bytes = encodedDataLength;
  });
  await wire.send("Network.enable");
  await wire.send("Network.setCacheDisabled", { cacheDisabled: true });
  // Gzipped here, so that a server without compression is measured the same way.
  const zippedSize = async (requestId: string) => {
    const { body, base64Encoded } = await wire.send("Network.getResponseBody", { requestId });
    return gzipSync(Buffer.from(body, base64Encoded ? "base64" : "utf8")).length;
  };
  return async () => {
    const bodies: { type: string; size: number }[] = [];
    for (const [requestId, { type }] of seen) {
      if (type === "Document" || type === "Script") bodies.push({ type, size: await zippedSize(requestId) });
    }
    return { files: [...seen.values()].map((file) => ({ ...file })), bodies };
  };
}
