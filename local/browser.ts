import { execFileSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { chromium } from "@playwright/test";
import { Complaint } from "./complaint";
import { runProgram } from "./processes";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];

/** A Chromium for the journeys: the one named, Playwright's own, the machine's, or one that is installed now. */
export async function findBrowser(): Promise<string> {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (fs.existsSync(named)) return named;
    throw new Complaint(`CHROMIUM_PATH names ${named}, and there is no such file.`);
  }
  return present() ?? (await install()) ?? refuse();
}

function present(): string | null {
  const own = chromium.executablePath();
  if (own && fs.existsSync(own)) return own;
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  const places = folders.flatMap((folder) => names.map((name) => path.join(folder, name)));
  return places.find((place) => fs.existsSync(place)) ?? null;
}

async function install(): Promise<string | null> {
  console.log("  There is no Chromium for the journeys yet; installing one.");
  await runProgram([path.resolve("node_modules/@playwright/test/cli.js"), "install", "chromium"]);
  const own = present();
  if (own) return own;
  if (os.platform() !== "linux" || os.userInfo().uid !== 0) return null;
  try {
    const quiet = { stdio: "ignore", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } } as const;
    execFileSync("apt-get", ["update"], quiet);
    execFileSync("apt-get", ["install", "-y", "--no-install-recommends", "chromium"], quiet);
  } catch {
    return null;
  }
  return present();
}

function refuse(): never {
  throw new Complaint(
    "The journeys need Chromium, and none could be found or installed. Install one, or name it: CHROMIUM_PATH=/path/to/chromium npm test",
  );
}
