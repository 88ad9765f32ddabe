import type { Page } from "@playwright/test";

/**
 * Waits until React has hydrated the page. Before that its forms are plain HTML forms (see noscript.spec.ts), and a test would
 * take one path or the other by chance.
 */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    // Some pages hydrate only at the first interaction.
    dispatchEvent(new Event("pointerdown"));
    const main = document.querySelector("main");
    if (!main || document.readyState !== "complete") return false;
    const isHydrated = (element: Element) => Object.keys(element).some((key) => key.startsWith("__reactFiber$"));
    return [main, ...main.querySelectorAll("form, button")].every(isHydrated);
  });
}

/** Opens a URL and waits for hydration. */
export async function gotoHydrated(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await waitForHydration(page);
}
