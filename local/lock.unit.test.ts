import { spawn } from "node:child_process";
import fs from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { Complaint } from "./complaint";
import { takeFolder } from "./lock";

let folder: string;
const file = () => path.join(folder, "museum.lock");
const left = (holder: object) => fs.writeFileSync(file(), JSON.stringify(holder));
const hoursAgo = () => Date.now() - 3 * 60 * 60_000;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "museum-lock-"));
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

it("refuses a second start while the first is on its way, in one sentence that names both ways out", async () => {
  await takeFolder(folder, 3000);
  const refused = takeFolder(folder, 3000);
  await expect(refused).rejects.toThrow(Complaint);
  await expect(refused).rejects.toThrow(
    `The museum in ${folder} is open already, or about to open, at http://localhost:3000. Close it there first, or keep a second one apart: MUSEUM_DATA=.local-two PORT=4000 npm start`,
  );
});

it.each(["an empty folder", "what a killed start left"])(
  "of twenty starts at once in %s lets one in",
  async (found) => {
    if (found !== "an empty folder") left({ pid: 2 ** 30, port: 3000, since: Date.now() });
    const starts = await Promise.allSettled(Array.from({ length: 20 }, () => takeFolder(folder, 3000)));
    expect(starts.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  },
);

it("lets the next one in when the first has closed", async () => {
  const leave = await takeFolder(folder, 3000);
  leave();
  expect(fs.existsSync(file())).toBe(false);
  (await takeFolder(folder, 3000))();
});

it("does not mind what a start left behind that was killed", async () => {
  const child = spawn(process.execPath, ["-e", ""]);
  await new Promise((resolve) => child.once("exit", resolve));
  left({ pid: child.pid, port: 3000, since: Date.now() });
  await takeFolder(folder, 3000);
  expect(JSON.parse(fs.readFileSync(file(), "utf8"))).toMatchObject({ pid: process.pid });
  fs.writeFileSync(file(), "half a li");
  await takeFolder(folder, 3000);
});

it("knows an old museum by its page: its process's number may belong to another program by now", async () => {
  const page = createServer((_, response) => response.end("{}"));
  await new Promise<void>((resolve) => page.listen(0, "localhost", resolve));
  const port = (page.address() as AddressInfo).port - 1;
  left({ pid: process.pid, port, since: hoursAgo() });
  await expect(takeFolder(folder, port)).rejects.toThrow(`http://localhost:${port}`);
  await new Promise((resolve) => page.close(resolve));
  await takeFolder(folder, port);
});
