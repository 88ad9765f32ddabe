import { execFileSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { chromium } from "@playwright/test";
import { findHeadlessShell } from "./headless-shell";
import { runProgram } from "./processes";
import { programPath } from "./program-path";
import { UserFacingError } from "./user-facing-error";

const browserNames = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];

/** The environment of the browser lookup; replaced in tests. */
export type BrowserLookup = {
  /** CHROMIUM_PATH. */
  configuredPath: string | undefined;
  /** The path of Playwright's browser. */
  playwrightPath: string;
  /** The folders of PATH. */
  searchPath: string[];
  exists: (file: string) => boolean;
  fetchHeadlessShell: () => Promise<string | null>;
  install: () => Promise<void>;
};

const systemLookup = (): BrowserLookup => ({
  configuredPath: process.env.CHROMIUM_PATH,
  playwrightPath: chromium.executablePath(),
  searchPath: (process.env.PATH ?? "").split(path.delimiter),
  exists: fs.existsSync,
  fetchHeadlessShell: findHeadlessShell,
  install: installBrowser,
});

/** Finds Chromium for the end-to-end tests: CHROMIUM_PATH, Playwright's, npm's headless shell, the system's, or one installed now. */
export async function findBrowser(machine = systemLookup()): Promise<string> {
  const { configuredPath, playwrightPath, exists } = machine;
  if (configuredPath) {
    if (exists(configuredPath)) return configuredPath;
    throw new UserFacingError(`CHROMIUM_PATH names ${configuredPath}, and there is no such file.`);
  }
  if (playwrightPath && exists(playwrightPath)) return playwrightPath;
  const found = (await machine.fetchHeadlessShell()) ?? findInstalled(machine);
  if (found) return found;
  await machine.install();
  return findInstalled(machine) ?? throwBrowserNotFound();
}

function findInstalled({ playwrightPath, searchPath, exists }: BrowserLookup): string | null {
  const places = searchPath.filter(Boolean).flatMap((folder) => browserNames.map((name) => path.join(folder, name)));
  return [playwrightPath, ...places].filter(Boolean).find(exists) ?? null;
}

async function installBrowser(): Promise<void> {
  console.log("  Installing Chromium for the end-to-end tests.");
  await runProgram([programPath("@playwright/test", "playwright"), "install", "chromium"]);
  if (findInstalled(systemLookup()) || os.platform() !== "linux" || os.userInfo().uid !== 0) return;
  try {
    const quiet = { stdio: "ignore", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } } as const;
    execFileSync("apt-get", ["update"], quiet);
    execFileSync("apt-get", ["install", "-y", "--no-install-recommends", "chromium"], quiet);
  } catch {
    // The lookup that follows reports the missing browser.
  }
}

function throwBrowserNotFound(): never {
  throw new UserFacingError(
    "The end-to-end tests need Chromium, and none could be found or installed. Install one, or name it: CHROMIUM_PATH=/path/to/chromium npm test",
  );
}
