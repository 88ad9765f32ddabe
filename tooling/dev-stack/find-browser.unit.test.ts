import { expect, it, vi } from "vitest";
import { type BrowserLookup, findBrowser } from "./find-browser";
import { toUserMessage, UserFacingError } from "./user-facing-error";

const nothingInstalled: BrowserLookup = {
  configuredPath: undefined,
  playwrightPath: "/own/chrome",
  searchPath: ["/usr/bin", ""],
  exists: () => false,
  fetchHeadlessShell: async () => null,
  install: async () => {},
};
const withFiles = (...files: string[]): BrowserLookup => ({
  ...nothingInstalled,
  exists: (file) => files.includes(file),
});

it("prefers CHROMIUM_PATH, then Playwright's browser, then npm's, then the system's", async () => {
  const fetchHeadlessShell = async () => "/fetched/chromium";
  expect(await findBrowser({ ...withFiles("/usr/bin/chromium"), fetchHeadlessShell })).toBe("/fetched/chromium");
  const machine = { ...withFiles("/mine", "/own/chrome", "/usr/bin/chromium"), fetchHeadlessShell };
  expect(await findBrowser({ ...machine, configuredPath: "/mine" })).toBe("/mine");
  expect(await findBrowser(machine)).toBe("/own/chrome");
  expect(await findBrowser(withFiles("/usr/bin/google-chrome"))).toBe("/usr/bin/google-chrome");
});

it("throws when CHROMIUM_PATH does not exist, and installs nothing", async () => {
  const install = vi.fn(nothingInstalled.install);
  const refused = findBrowser({ ...withFiles("/own/chrome"), configuredPath: "/gone", install });
  await expect(refused).rejects.toThrow("CHROMIUM_PATH names /gone, and there is no such file.");
  expect(install).not.toHaveBeenCalled();
});

it("installs a browser when there is none", async () => {
  const files: string[] = [];
  const install = async () => void files.push("/own/chrome");
  expect(await findBrowser({ ...nothingInstalled, exists: (file) => files.includes(file), install })).toBe(
    "/own/chrome",
  );
});

it("throws a user-facing error when no browser can be installed", async () => {
  const refused = await findBrowser(nothingInstalled).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(UserFacingError);
  expect(toUserMessage(refused)).toBe(
    "The end-to-end tests need Chromium, and none could be found or installed. Install one, or name it: CHROMIUM_PATH=/path/to/chromium npm test",
  );
});
