import type { Page } from "@playwright/test";

/**
 * Waits until React has hydrated the page (components/layout/hydration-marker.tsx). Before that its forms are plain HTML forms (see
 * noscript.spec.ts), and a test would take one path or the other by chance.
 */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.readyState === "complete" && document.documentElement.dataset.hydrated !== undefined,
  );
}

/** Opens a URL and waits for hydration. */
export async function gotoHydrated(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await waitForHydration(page);
}
