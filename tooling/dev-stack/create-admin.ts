// npm run create-admin -- you@example.org: makes a user an admin, or creates one. Needs DATABASE_URL and APP_URL, or a running dev stack.
import fs from "node:fs";
import { createInterface } from "node:readline/promises";
import { emailAddress } from "../../lib/auth/contracts";
import { AppError } from "../../lib/core/errors";
import { paths } from "../../lib/core/urls/paths";
import { stackEnvironment, testSecrets, withOverrides } from "./environment";
import { findDatabase } from "./find-database";
import { generateAllIfChanged } from "./generate";
import { toUserMessage, UserFacingError } from "./user-facing-error";

async function readEmail(): Promise<string> {
  const given = process.argv[2] ?? (await promptForEmail());
  const parsed = emailAddress.safeParse(given);
  if (!parsed.success) throw new UserFacingError(`${JSON.stringify(given)} is not an email address.`);
  return parsed.data;
}

async function promptForEmail(): Promise<string> {
  if (!process.stdin.isTTY)
    throw new UserFacingError("Name the email address: npm run create-admin -- you@example.org");
  const prompt = createInterface({ input: process.stdin, output: process.stdout });
  return prompt.question("Email address of the admin: ").finally(() => prompt.close());
}

async function run(): Promise<void> {
  if (fs.existsSync(".env")) process.loadEnvFile(".env");
  const email = await readEmail();
  // The database client is not in git.
  await generateAllIfChanged();
  const { url, label } = await findDatabase();
  if (process.env.DATABASE_URL && !process.env.APP_URL)
    throw new UserFacingError("Set APP_URL too: the link to set a password begins with it.");
  // The settings are read as a whole. The command sends nothing, so the providers' may be anything.
  const appUrl = process.env.APP_URL || `http://localhost:${process.env.PORT || 3000}`;
  const rest = stackEnvironment({
    appUrl,
    emulatorPort: 9,
    databaseUrl: url,
    storageDir: ".local/storage",
    secrets: testSecrets,
  });
  Object.assign(process.env, withOverrides(rest, process.env), { DEV_STACK: "1" });

  const { createAdmin } = await import("../../lib/auth/create-admin");
  const { disconnect } = await import("../../lib/db/client");
  const { outcome, resetToken } = await createAdmin(email).finally(disconnect);
  const where = `${email} (${label})`;
  if (outcome === "unchanged") return console.log(`${where} is an admin already: nothing was changed.`);
  console.log(`${where} is an admin now.`);
  if (resetToken)
    console.log(
      `\nSet a password within an hour, at\n  ${appUrl.replace(/\/+$/, "")}${paths.resetPassword(resetToken)}`,
    );
  else console.log(`\nLog in again at ${appUrl.replace(/\/+$/, "")}${paths.login()}: the earlier sessions have ended.`);
  console.log(
    "\nThen set up MFA at /account/security and store the recovery codes. Other admins are added at /admin/users.",
  );
}

await run().catch((error: unknown) => {
  console.error(error instanceof AppError ? error.message : toUserMessage(error));
  process.exitCode = 1;
});
