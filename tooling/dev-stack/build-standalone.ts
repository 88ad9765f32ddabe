// npm run build:standalone: the production build as a folder that runs with `node server.js` and no node_modules beside it, for a
// container image (Dockerfile). It needs APP_URL, and the other settings that end up in the headers of every response: S3_*,
// PUSHER_HOST and PAYSTACK_CHECKOUT_HOSTS where they are used. Secrets are not needed, and none gets into the folder.
import crypto from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "./build-app";
import { generateAllIfChanged } from "./generate";
import { migrate } from "./migrate";
import { findFreePort } from "./ports";
import { startPostgres } from "./postgres";
import { toUserMessage, UserFacingError } from "./user-facing-error";

type Given = Record<string, string | undefined>;
type StandaloneOptions = { distDir: string; given: Given };

const randomHex = () => crypto.randomBytes(32).toString("hex");

/** What the build validates and never uses: pages are rendered again with the real settings at their first request (decision 019). */
const placeholders = (): Record<string, string> => ({
  NEXTAUTH_SECRET: randomHex(),
  CRON_SECRET: randomHex(),
  CERTIFICATE_KEY: `build:${randomHex()}`,
  PAYSTACK_SECRET_KEY: `sk_test_${randomHex()}`,
  RESEND_API_KEY: randomHex(),
  MAIL_FROM: "build@livingarchive.test",
  PUSHER_APP_ID: "1",
  PUSHER_KEY: randomHex(),
  PUSHER_SECRET: randomHex(),
});

/** The settings of the build: those given, and placeholders for the secrets. */
export function buildSettings(given: Given, databaseUrl: string): Record<string, string> {
  if (!given.APP_URL) throw new UserFacingError("Set APP_URL to the public URL of the app: its headers depend on it.");
  return {
    ...Object.fromEntries(Object.entries(placeholders()).filter(([name]) => !given[name])),
    NEXTAUTH_URL: given.APP_URL,
    DEV_STACK: "1",
    DATABASE_URL: databaseUrl,
    NEXT_OUTPUT: "standalone",
  };
}

/** Builds on an empty database of its own. Returns the folder that holds `server.js`. */
export async function buildStandalone({ distDir, given }: StandaloneOptions): Promise<string> {
  const dataDir = path.resolve(".local/standalone/postgres");
  fs.rmSync(dataDir, { recursive: true, force: true });
  await generateAllIfChanged();
  const server = await startPostgres({ port: await findFreePort(3219), dataDir });
  try {
    await migrate(server.url);
    fs.rmSync(path.join(distDir, "standalone"), { recursive: true, force: true });
    await build({ distDir, env: buildSettings(given, server.url) }, "of a standalone build");
  } finally {
    await server.stop();
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
  const folder = path.resolve(distDir, "standalone");
  // Next leaves these two to a CDN; without one the server serves them itself.
  fs.cpSync("public", path.join(folder, "public"), { recursive: true });
  fs.cpSync(path.join(distDir, "static"), path.join(folder, distDir, "static"), { recursive: true });
  return folder;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  try {
    const distDir = process.env.NEXT_DIST_DIR || ".next";
    console.log(`Written to ${path.relative(".", await buildStandalone({ distDir, given: process.env }))}`);
  } catch (error) {
    console.error(toUserMessage(error));
    process.exitCode = 1;
  }
}
