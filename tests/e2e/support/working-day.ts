import fs from "node:fs";
import { expect, type Page, type TestInfo, test } from "@playwright/test";

const wide = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

/** What a step took: the script's seconds with all waiting for the server, and the presses that reached the page. */
type Measured = { step: string; seconds: number; clicks: number; keys: number };

/** Counts the presses of pointer and keys in every page of the tab, in its session storage. */
function countPresses(): void {
  const count = (name: string) => sessionStorage.setItem(name, String(Number(sessionStorage.getItem(name) ?? 0) + 1));
  addEventListener("pointerdown", () => count("day-clicks"), true);
  addEventListener("keydown", () => count("day-keys"), true);
}

const readPresses = (page: Page) =>
  page.evaluate(() => ({
    clicks: Number(sessionStorage.getItem("day-clicks") ?? 0),
    keys: Number(sessionStorage.getItem("day-keys") ?? 0),
  }));

/**
 * Runs the steps of a working day on one page. Each is measured and photographed on a laptop and on a phone, where it must not scroll
 * sideways. `finish` writes the figures beside the pictures, in the output folder of the test.
 */
export async function startDay(page: Page, info: TestInfo) {
  const measured: Measured[] = [];
  await page.addInitScript(countPresses);
  await page.setViewportSize(wide);

  async function photograph(name: string): Promise<void> {
    await page.screenshot({ path: info.outputPath(`${name}-1440.png`) });
    await page.setViewportSize(phone);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(390);
    await page.screenshot({ path: info.outputPath(`${name}-390.png`) });
    await page.setViewportSize(wide);
  }

  return {
    async step(name: string, run: () => Promise<void>): Promise<Measured> {
      return test.step(name, async () => {
        const before = await readPresses(page);
        const began = performance.now();
        await run();
        const seconds = Math.round((performance.now() - began) / 100) / 10;
        const after = await readPresses(page);
        const figures = { seconds, clicks: after.clicks - before.clicks, keys: after.keys - before.keys };
        measured.push({ step: name, ...figures });
        await photograph(`${measured.length}-${name.toLowerCase().replaceAll(/\W+/g, "-")}`);
        return { step: name, ...figures };
      });
    },
    finish(): void {
      const lines = measured.map(
        ({ step, ...each }) => `| ${[step, each.seconds, each.clicks, each.keys].join(" | ")} |`,
      );
      const table = ["| step | seconds | clicks | keys |", "|---|---|---|---|", ...lines, ""].join("\n");
      fs.writeFileSync(info.outputPath("working-day.md"), table);
    },
  };
}
