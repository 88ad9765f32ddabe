import { expect, it, vi } from "vitest";
import { findBrowser, type Machine } from "./browser";
import { asSentence, Complaint } from "./complaint";

const nothing: Machine = {
  named: undefined,
  own: "/own/chrome",
  folders: ["/usr/bin", ""],
  exists: () => false,
  install: async () => {},
};
const having = (...files: string[]): Machine => ({ ...nothing, exists: (file) => files.includes(file) });

it("takes the one that is named before all others, and Playwright's own before the machine's", async () => {
  const machine = having("/mine", "/own/chrome", "/usr/bin/chromium");
  expect(await findBrowser({ ...machine, named: "/mine" })).toBe("/mine");
  expect(await findBrowser(machine)).toBe("/own/chrome");
  expect(await findBrowser(having("/usr/bin/google-chrome"))).toBe("/usr/bin/google-chrome");
});

it("says that the one that is named is not there, and installs nothing", async () => {
  const install = vi.fn(nothing.install);
  const refused = findBrowser({ ...having("/own/chrome"), named: "/gone", install });
  await expect(refused).rejects.toThrow("CHROMIUM_PATH names /gone, and there is no such file.");
  expect(install).not.toHaveBeenCalled();
});

it("installs one where there is none", async () => {
  const files: string[] = [];
  const install = async () => void files.push("/own/chrome");
  expect(await findBrowser({ ...nothing, exists: (file) => files.includes(file), install })).toBe("/own/chrome");
});

it("says in one sentence what to do when there is none and none can be installed", async () => {
  const refused = await findBrowser(nothing).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(Complaint);
  expect(asSentence(refused)).toBe(
    "The journeys need Chromium, and none could be found or installed. Install one, or name it: CHROMIUM_PATH=/path/to/chromium npm test",
  );
});
