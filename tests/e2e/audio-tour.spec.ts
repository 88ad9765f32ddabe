import { paths } from "@/lib/core/urls/paths";
import { expect, test } from "./support/fixtures";
import { gotoHydrated } from "./support/goto-hydrated";
import { expectAccessible } from "./support/page-quality";

// The tour is opened offline.
test.use({ allowedErrors: [/net::ERR_(FAILED|INTERNET_DISCONNECTED)/] });

test("the tour is spoken stop by stop, saved with its size said first, and opened without a connection", async ({
  page,
  context,
}) => {
  // Chromium has no voices here: one that ends each sentence when the test says so.
  await context.addInitScript(() => {
    const utterances: SpeechSynthesisUtterance[] = [];
    const voice = { name: "Ada", lang: "en-NG", localService: true, default: true };
    const synthesis = Object.assign(new EventTarget(), {
      getVoices: () => [voice],
      speak: (utterance: SpeechSynthesisUtterance) => utterances.push(utterance),
      cancel: () => undefined,
    });
    Object.assign(window, {
      SpeechSynthesisUtterance: class {
        constructor(readonly text: string) {}
      },
      lastUtterance: () => utterances.at(-1),
    });
    Object.defineProperty(window, "speechSynthesis", { value: synthesis });
  });
  type Utterances = { lastUtterance: () => { text: string; rate: number; onend: () => void } | undefined };
  const uttered = () =>
    page.evaluate(() => {
      const last = (window as object as Utterances).lastUtterance();
      return last && [last.text, last.rate];
    });
  const endSentence = () => page.evaluate(() => (window as object as Utterances).lastUtterance()?.onend());

  await gotoHydrated(page, `${paths.tour}#sani-abacha`);
  const player = page.getByRole("region", { name: "Player" });
  await expect(player.getByRole("status")).toContainText("Stop 12 of 18");
  await expect(player).toContainText("Spoken by your device’s voice");
  await expectAccessible(page, paths.tour);

  await test.step("play, pause, speed and next stop", async () => {
    await player.getByLabel("Speed").selectOption("1.25");
    await player.getByRole("button", { name: "Play" }).click();
    await expect(page.locator("[data-spoken]")).toHaveText("Sani Abacha");
    expect(await uttered()).toEqual(["Sani Abacha", 1.25]);
    await endSentence();
    await expect(page.locator("[data-spoken]")).toHaveText("Dark Glasses, 2026.");
    await player.getByRole("button", { name: "Pause" }).click();
    await player.getByRole("button", { name: "Next stop" }).click();
    await expect(player.getByRole("status")).toContainText("Abdulsalami Abubakar");
    await page.getByRole("button", { name: "Listen from here: Nnamdi Azikiwe" }).click();
    await expect.poll(uttered).toEqual(["Nnamdi Azikiwe", 1.25]);
  });

  await test.step("save, and open without a connection", async () => {
    await page.getByRole("button", { name: /^Save for offline \(\d+\.\d MB\)$/ }).click();
    await expect(page.getByText("Saved on this device. It opens without a connection.")).toBeVisible({
      timeout: 30_000,
    });
    await context.setOffline(true);
    await gotoHydrated(page, paths.tour);
    await expect(player.getByRole("status")).toContainText("Stop 1 of 18");
    await expect(player.getByLabel("Speed")).toHaveValue("1.25");
    await player.getByRole("button", { name: "Play" }).click();
    await expect.poll(uttered).toEqual(["Elizabeth II", 1.25]);
    const picture = page.locator("[data-stop] img").nth(11);
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(480);
  });

  await test.step("remove it", async () => {
    await context.setOffline(false);
    await page.getByRole("button", { name: "Remove" }).click();
    await expect(page.getByRole("button", { name: /^Save for offline/ })).toBeVisible();
    expect(
      await page.evaluate(async () => [await caches.keys(), (await navigator.serviceWorker.getRegistrations()).length]),
    ).toEqual([[], 0]);
  });
});
