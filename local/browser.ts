import { execFileSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { chromium } from "@playwright/test";
import { Complaint } from "./complaint";
import { runProgram } from "./processes";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];

/** What the search for a browser may look at and do. */
export type Machine = {
  /** The Chromium that the person named. */
  named: string | undefined;
  /** Where Playwright keeps its own. */
  own: string;
  /** The folders in which programs are looked for. */
  folders: string[];
  exists: (file: string) => boolean;
  install: () => Promise<void>;
};

const thisMachine = (): Machine => ({
  named: process.env.CHROMIUM_PATH,
  own: chromium.executablePath(),
  folders: (process.env.PATH ?? "").split(path.delimiter),
  exists: fs.existsSync,
  install,
});

/** A Chromium for the journeys: the one named, Playwright's own, the machine's, or one that is installed now. */
export async function findBrowser(machine = thisMachine()): Promise<string> {
  const { named, exists } = machine;
  if (named) {
    if (exists(named)) return named;
    throw new Complaint(`CHROMIUM_PATH names ${named}, and there is no such file.`);
  }
  const found = present(machine);
  if (found) return found;
  await machine.install();
  return present(machine) ?? refuse();
}

function present({ own, folders, exists }: Machine): string | null {
  const places = folders.filter(Boolean).flatMap((folder) => names.map((name) => path.join(folder, name)));
  return [own, ...places].filter(Boolean).find(exists) ?? null;
}

async function install(): Promise<void> {
  console.log("  There is no Chromium for the journeys yet; installing one.");
  await runProgram([path.resolve("node_modules/@playwright/test/cli.js"), "install", "chromium"]);
  if (present(thisMachine()) || os.platform() !== "linux" || os.userInfo().uid !== 0) return;
  try {
    const quiet = { stdio: "ignore", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } } as const;
    execFileSync("apt-get", ["update"], quiet);
    execFileSync("apt-get", ["install", "-y", "--no-install-recommends", "chromium"], quiet);
  } catch {
    // Without a package either, the search that follows says so.
  }
}

function refuse(): never {
  throw new Complaint(
    "The journeys need Chromium, and none could be found or installed. Install one, or name it: CHROMIUM_PATH=/path/to/chromium npm test",
  );
}
