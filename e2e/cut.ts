import type { Page } from "@playwright/test";

/** A call that gets no answer, and one that gets an answer without a word. */
export type Cut = "no answer" | "no word";
export const cuts: Cut[] = ["no answer", "no word"];

/** What the browser itself writes about such calls. */
export const cutOff = /net::ERR_FAILED|status of 500|^500 from/;

/** Makes every later call to an address of the API fail in that way. */
export async function cut(page: Page, path: string, how: Cut): Promise<void> {
  const address = (url: URL) => url.pathname === path;
  if (how === "no answer") await page.route(address, (route) => route.abort());
  else await page.route(address, (route) => route.fulfill({ status: 500, json: {} }));
}
