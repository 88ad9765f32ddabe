import { gzipSync } from "node:zlib";
import type { Browser, CDPSession } from "@playwright/test";

/** What one look at a page on a phone costs, before anything is touched or scrolled. Bytes. */
export type FirstView = {
  /** The document itself, gzipped. */
  html: number;
  /** Every script that is there before anything is touched, gzipped. */
  script: number;
  /** Every script once the page has been touched: what it takes to answer. */
  touched: number;
  /** Every font file, as it travelled. */
  fonts: number;
  /** Everything that travelled, headers included. */
  total: number;
  files: { url: string; type: string; bytes: number }[];
};

/** A phone as many in Lagos carry it: 390 by 844 at 2.6 pixels to one. */
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2.6, isMobile: true, hasTouch: true };
/** How long the page is left alone after the last thing arrived. */
const QUIET = 1500;

/** Opens a page in a browser that has never seen the museum, and counts what comes over the wire. */
export async function firstView(browser: Browser, address: string): Promise<FirstView> {
  const context = await browser.newContext({ ...phone, locale: "en-NG" });
  try {
    const page = await context.newPage();
    const wire = await context.newCDPSession(page);
    const counted = await listen(wire);
    // Whoever asks first after a page was published anew gets it with the framework's data in it (docs/decisions/013).
    await (await fetch(address)).arrayBuffer();
    const answer = await page.goto(address, { waitUntil: "load" });
    if (answer?.status() !== 200) throw new Error(`${address} answered ${answer?.status() ?? "nothing"}.`);
    await page.waitForLoadState("networkidle");
    await page.waitForTimeout(QUIET);
    const { files, bodies } = await counted();
    await page.evaluate(() => dispatchEvent(new Event("pointerdown")));
    await page.waitForTimeout(QUIET);
    await page.waitForLoadState("networkidle");
    const later = (await counted()).bodies;
    const sum = (type: string) => files.filter((file) => file.type === type).reduce((all, { bytes }) => all + bytes, 0);
    const zipped = (of: typeof bodies, type: string) =>
      of.filter((body) => body.type === type).reduce((all, { size }) => all + size, 0);
    return {
      html: zipped(bodies, "Document"),
      script: zipped(bodies, "Script"),
      touched: zipped(later, "Script"),
      fonts: sum("Font"),
      total: files.reduce((all, { bytes }) => all + bytes, 0),
      files,
    };
  } finally {
    await context.close();
  }
}

async function listen(wire: CDPSession) {
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
  // Zipped here, so that a server behind a proxy that compresses is measured by the same rule.
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
