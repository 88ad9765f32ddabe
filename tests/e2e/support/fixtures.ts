import {
  type APIRequestContext,
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from "@playwright/test";
import { makeUser, SEED_PASSWORD } from "@/lib/auth/factory";
import { accountApiPaths } from "@/lib/core/urls/account-api-paths";
import type { User } from "@/prisma/generated/client";
import { type Providers, providersOf } from "./provider-emulators";
import { serverUrls } from "./server";

type Fixtures = {
  providers: Providers;
  /** A verified user without a plan or orders, created for this test. */
  person: User;
  /** Signs a user in on this page's browser. */
  signIn: (user: { email: string }) => Promise<void>;
  /** Opens a page in a new browser context, as a visitor or signed in as a user, and records its errors too. */
  pageOf: (user?: { email: string } | null, options?: BrowserContextOptions) => Promise<Page>;
  /** An API client signed in as an admin. */
  admin: APIRequestContext;
  /** Console errors that the test expects; the browser logs every failed request there. */
  allowedErrors: RegExp[];
  /** The errors of all pages of the test so far. */
  consoleErrors: string[];
  failOnConsoleError: undefined;
};

/** The browser's log line about a response with one of these statuses. */
export const failedResource = (...statuses: number[]) =>
  new RegExp(`Failed to load resource: the server responded with a status of (${statuses.join("|")})`);

const server = serverUrls();

/**
 * Records what fails a test: uncaught exceptions, console errors (the browser logs content policy violations there too)
 * and server errors.
 */
function recordConsoleErrors(page: Page, errors: string[]): void {
  page.on("pageerror", (error) => errors.push(`exception: ${error.message}`));
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on("response", (response) => {
    if (response.status() >= 500) errors.push(`${response.status()} from ${response.url()}`);
  });
}

async function logIn({ request }: Page, { email }: { email: string }): Promise<void> {
  const response = await request.post(accountApiPaths.login, { data: { email, password: SEED_PASSWORD } });
  expect(response.ok(), await response.text()).toBe(true);
}

export const test = base.extend<Fixtures>({
  providers: async ({ baseURL: _ }, use) => use(providersOf(server.providers)),
  person: async ({ baseURL: _ }, use) => use(await makeUser({ firstName: "Amina", lastName: "Okafor" })),
  signIn: async ({ page }, use) => {
    await use((user) => logIn(page, user));
  },
  pageOf: async ({ browser, consoleErrors }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (user, options) => {
      const context = await browser.newContext(options);
      contexts.push(context);
      context.on("page", (page) => recordConsoleErrors(page, consoleErrors));
      const page = await context.newPage();
      if (user) await logIn(page, user);
      return page;
    });
    for (const context of contexts) await context.close();
  },
  admin: async ({ playwright }, use) => {
    const { email } = await makeUser({ role: "Admin" });
    const context = await playwright.request.newContext({ baseURL: server.url });
    const response = await context.post(accountApiPaths.login, { data: { email, password: SEED_PASSWORD } });
    expect(response.ok(), await response.text()).toBe(true);
    await use(context);
    await context.dispose();
  },
  allowedErrors: [[], { option: true }],
  consoleErrors: async ({ baseURL: _ }, use) => use([]),
  failOnConsoleError: [
    async ({ context, allowedErrors, consoleErrors }, use) => {
      context.on("page", (page) => recordConsoleErrors(page, consoleErrors));
      await use(undefined);
      expect(consoleErrors.filter((line) => !allowedErrors.some((pattern) => pattern.test(line)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
