import {
  type APIRequestContext,
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from "@playwright/test";
import { knownPassword, makeUser } from "@/lib/accounts/factory";
import { apiPaths } from "@/lib/platform/api-paths";
import type { User } from "@/prisma/generated/client";
import { museum } from "./museum";
import { type Providers, providersOf } from "./providers";

type Journey = {
  providers: Providers;
  /** Somebody with a verified account and nothing else, made for this journey alone. */
  person: User;
  /** Signs somebody in on this page's browser, as its own form would. */
  signIn: (who: { email: string }) => Promise<void>;
  /** Somebody else's page, in a browser of their own that is watched like this one: a visitor's, or signed in as whoever is named. */
  pageOf: (who?: { email: string } | null, options?: BrowserContextOptions) => Promise<Page>;
  /** The API as an administrator calls it. */
  admin: APIRequestContext;
  /** What the console may say in this journey: a refusal that is asked for is written there by the browser itself. */
  expected: RegExp[];
  /** What the pages of this journey have complained of so far, whoever looks at them. */
  complaints: string[];
  calm: undefined;
};

/** The browser's own line about an answer that a journey asked for. */
export const refusedWith = (...statuses: number[]) =>
  new RegExp(`Failed to load resource: the server responded with a status of (${statuses.join("|")})`);

const site = museum();

/**
 * A journey fails when the page complains: an exception nobody caught, an error on the console (the browser writes
 * violations of the content policy there too), or an answer that says the server broke.
 */
function listen(page: Page, complaints: string[]): void {
  page.on("pageerror", (error) => complaints.push(`exception: ${error.message}`));
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on("response", (response) => {
    if (response.status() >= 500) complaints.push(`${response.status()} from ${response.url()}`);
  });
}

async function logIn({ request }: Page, { email }: { email: string }): Promise<void> {
  const answer = await request.post(apiPaths.login, { data: { email, password: knownPassword } });
  expect(answer.ok(), await answer.text()).toBe(true);
}

export const test = base.extend<Journey>({
  providers: async ({ baseURL: _ }, use) => use(providersOf(site.providers)),
  person: async ({ baseURL: _ }, use) => use(await makeUser({ firstName: "Amina", lastName: "Okafor" })),
  signIn: async ({ page }, use) => {
    await use((who) => logIn(page, who));
  },
  pageOf: async ({ browser, complaints }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (who, options) => {
      const context = await browser.newContext(options);
      opened.push(context);
      context.on("page", (page) => listen(page, complaints));
      const page = await context.newPage();
      if (who) await logIn(page, who);
      return page;
    });
    for (const context of opened) await context.close();
  },
  admin: async ({ playwright }, use) => {
    const { email } = await makeUser({ role: "Admin" });
    const context = await playwright.request.newContext({ baseURL: site.url });
    const answer = await context.post(apiPaths.login, { data: { email, password: knownPassword } });
    expect(answer.ok(), await answer.text()).toBe(true);
    await use(context);
    await context.dispose();
  },
  expected: [[], { option: true }],
  complaints: async ({ baseURL: _ }, use) => use([]),
  calm: [
    async ({ context, expected, complaints }, use) => {
      context.on("page", (page) => listen(page, complaints));
      await use(undefined);
      expect(complaints.filter((line) => !expected.some((pattern) => pattern.test(line)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
