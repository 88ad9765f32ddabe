import type { Browser, Page } from "@playwright/test";
import { makeComment } from "@/lib/community/factory";
import { minute } from "@/lib/platform/clock";
import { newId } from "@/lib/platform/ids";
import { paths } from "@/lib/platform/paths";
import { visit } from "./visit";

/** Words that stand on no other note. */
export const words = (what: string) => `${what} ${newId("req").slice(4, 12)}`;
/** The notes of the guestbook, and the one with these words. */
export const notes = (page: Page) => page.getByRole("list", { name: "Guestbook: notes" });
export const note = (page: Page, text: string) => notes(page).getByRole("article").filter({ hasText: text });

/** Somebody of whom a note hangs already, so that the next one does not wait. */
export async function regular(userId: string): Promise<void> {
  await makeComment({
    userId,
    message: words("I was here before."),
    createdAt: new Date(Date.now() - 400 * 24 * 60 * minute),
  });
}

/** Tells when the page's live socket has come so far, from now on; the workshop's own socket has another address. */
export function liveSocket(page: Page, what: "listens" | "is lost"): Promise<void> {
  return new Promise((resolve) => {
    page.on("websocket", (socket) => {
      if (!/\/app\//.test(socket.url())) return;
      if (what === "is lost") socket.on("close", () => resolve());
      else socket.on("framereceived", ({ payload }) => String(payload).includes("subscription_succeeded") && resolve());
    });
  });
}

/** Another browser on the wall; it waits until it listens. */
export async function secondBrowser(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  const listens = liveSocket(page, "listens");
  await visit(page, paths.guestbook);
  await page.mouse.move(40, 40);
  await listens;
  return page;
}

/** Writes a note as most people do. */
export async function post(page: Page, text: string): Promise<void> {
  await page.getByLabel("Your note", { exact: true }).fill(text);
  await page.getByLabel("Your note", { exact: true }).press("Enter");
}
