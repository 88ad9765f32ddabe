import type { Page } from "@playwright/test";
import { inTier } from "@/tests/tier";

/** A request that gets no response, and one that gets a 500 response without an error message. */
export type NetworkFault = "network failure" | "500 response without message";
export const networkFaults: NetworkFault[] = ["network failure", "500 response without message"];

/** For forms whose requests fail by the same code as those that are tried with every fault in `npm test`. */
export const networkFaultsInTier = inTier(networkFaults.slice(0, 1), networkFaults);

/** What the browser logs about such requests. */
export const networkFaultLog = /net::ERR_FAILED|status of 500|^500 from/;

/** Makes every later request to an API path fail. */
export async function failRequests(page: Page, path: string, fault: NetworkFault): Promise<void> {
  const isPath = (url: URL) => url.pathname === path;
  if (fault === "network failure") await page.route(isPath, (route) => route.abort());
  else await page.route(isPath, (route) => route.fulfill({ status: 500, json: {} }));
}
