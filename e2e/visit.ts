import type { Page } from "@playwright/test";

/**
 * Waits until the page's own script has taken over. Before that its forms are plain forms, which is tested elsewhere; here it
 * would make a journey go one way or the other by chance.
 */
export async function ready(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    // A page that sleeps until it is touched is touched.
    dispatchEvent(new Event("pointerdown"));
    const main = document.querySelector("main");
    if (!main || document.readyState !== "complete") return false;
    const taken = (element: Element) => Object.keys(element).some((key) => key.startsWith("__reactFiber$"));
    return [main, ...main.querySelectorAll("form, button")].every(taken);
  });
}

/** Goes to an address as a person does: looks first, then acts. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await ready(page);
}
