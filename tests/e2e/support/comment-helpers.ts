import type { Browser, Page } from "@playwright/test";
import { makeComment } from "@/lib/comments/factory";
import { minute } from "@/lib/core/clock";
import { newId } from "@/lib/core/ids";
import { paths } from "@/lib/core/urls/paths";
import { gotoHydrated } from "./goto-hydrated";

/** Text that no other comment contains. */
export const uniqueText = (prefix: string) => `${prefix} ${newId("req").slice(4, 12)}`;
/** The guestbook's list of comments. */
export const commentList = (page: Page) => page.getByRole("list", { name: "Guestbook: comments" });
export const commentWithText = (page: Page, text: string) =>
  commentList(page).getByRole("article").filter({ hasText: text });

/** Gives a user an approved comment, so that the next one needs no moderation. */
export async function makeRegularCommenter(userId: string): Promise<void> {
  await makeComment({
    userId,
    message: uniqueText("I was here before."),
    createdAt: new Date(Date.now() - 400 * 24 * 60 * minute),
  });
}

/** Resolves when a realtime socket that the page opens from now on is subscribed or closed; the dev server's socket has another URL. */
export function realtimeSocket(page: Page, state: "subscribed" | "closed"): Promise<void> {
  return new Promise((resolve) => {
    page.on("websocket", (socket) => {
      if (!/\/app\//.test(socket.url())) return;
      if (state === "closed") socket.on("close", () => resolve());
      else socket.on("framereceived", ({ payload }) => String(payload).includes("subscription_succeeded") && resolve());
    });
  });
}

/** Opens the guestbook in another browser and waits until it is subscribed. */
export async function openSecondBrowser(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  const subscribed = realtimeSocket(page, "subscribed");
  await gotoHydrated(page, paths.guestbook);
  await page.mouse.move(40, 40);
  await subscribed;
  return page;
}

/** Posts a comment with the Enter key. */
export async function postComment(page: Page, text: string): Promise<void> {
  await page.getByLabel("Your comment", { exact: true }).fill(text);
  await page.getByLabel("Your comment", { exact: true }).press("Enter");
}
