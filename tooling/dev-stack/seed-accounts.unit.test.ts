import fs from "node:fs";
import { expect, it } from "vitest";
import { SEED_PASSWORD } from "../../lib/auth/factory";
import { seedUsers } from "../../prisma/seed/users";
import { readyMessage } from "./cli-output";
import { seedAccounts, seedPassword } from "./seed-accounts";

it("README lists the log-ins that npm start prints", () => {
  const readme = fs.readFileSync("README.md", "utf8");
  const rows = [...readme.matchAll(/^\| `([\w-]+@livingarchive\.test)` \| (.+) \|$/gm)].map(([, ...row]) => row);
  expect(rows).toEqual(seedAccounts);
  expect(seedPassword).toBe(SEED_PASSWORD);
  expect(readme).toContain(`password \`${SEED_PASSWORD}\``);
  const printed = readyMessage("http://localhost:3000", "http://localhost:3001", []);
  expect(printed).toContain(SEED_PASSWORD);
  for (const [email, account] of seedAccounts) expect(printed).toMatch(new RegExp(`${email} +${account}\n`));
});

it("the log-ins are the users of the seed", () => {
  const emails = seedUsers.map(({ key }) => `${key}@livingarchive.test`);
  expect(seedAccounts.map(([email]) => email).sort()).toEqual(emails.sort());
});
