import { expect, type Page } from "@playwright/test";

/** The least height of a control on a phone. */
const LEAST = 44;

/**
 * Expects every visible control of the page to be 44 px high on a phone, with what a pseudo-element adds to it. Links within a sentence
 * do not count, nor boxes that are pressed by their label.
 */
export async function expectTouchTargets(page: Page, path: string): Promise<void> {
  const small = await page.evaluate((least) => {
    const controls = document.querySelectorAll<HTMLElement>(
      "a[href], button, summary, select, textarea, input:not([type=hidden]), label:has(input)",
    );
    const isInSentence = (element: HTMLElement) =>
      element.tagName === "A" &&
      getComputedStyle(element).display === "inline" &&
      [...(element.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && /\w/.test(node.textContent ?? ""),
      );
    const isInLabel = (element: HTMLElement) =>
      element instanceof HTMLInputElement &&
      /checkbox|radio|file/.test(element.type) &&
      element.closest("label") !== null;
    const heightOf = (element: HTMLElement) =>
      Math.max(
        element.getBoundingClientRect().height,
        ...["::before", "::after"].map((pseudo) => {
          const { content, position, height } = getComputedStyle(element, pseudo);
          return content !== "none" && position === "absolute" ? Number.parseFloat(height) || 0 : 0;
        }),
      );
    return [...controls].flatMap((element) => {
      const { width, height } = element.getBoundingClientRect();
      // Text for screen readers is one pixel wide.
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || width <= 1 || height <= 1)
        return [];
      if (element.closest("[inert], [aria-hidden='true'], .sr-only") || isInSentence(element) || isInLabel(element))
        return [];
      const name = (element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 40);
      // Half a pixel is lost to rounding.
      return heightOf(element) < least - 0.5
        ? [`${element.tagName.toLowerCase()} “${name}”: ${Math.round(height)} px`]
        : [];
    });
  }, LEAST);
  expect.soft([...new Set(small)], `controls of ${path} at 390 px`).toEqual([]);
}
