import fs from "node:fs";
import path from "node:path";
import type { Storage } from "../../lib/storage/storage-driver";
import { stackEnvironment, testSecrets, withOverrides } from "../dev-stack/environment";
import { findDatabase } from "../dev-stack/find-database";
import { UserFacingError } from "../dev-stack/user-facing-error";

/** The database and the file storage of DATABASE_URL and the settings beside it, or of the running dev stack. */
export async function findMuseum(): Promise<{ url: string; label: string; storage: Storage }> {
  if (fs.existsSync(".env")) process.loadEnvFile(".env");
  const { url, label } = await findDatabase();
  if (process.env.DATABASE_URL && !process.env.S3_BUCKET && !process.env.STORAGE_DIR)
    throw new UserFacingError("DATABASE_URL is set: set S3_BUCKET or STORAGE_DIR too, where its files are.");
  // The settings are read as a whole. The command calls no provider, so theirs may be anything.
  const stack = stackEnvironment({
    appUrl: "http://localhost:3000",
    emulatorPort: 9,
    databaseUrl: url,
    storageDir: path.resolve(process.env.DATA_DIR || ".local", "storage"),
    secrets: testSecrets,
  });
  Object.assign(process.env, withOverrides(stack, process.env), { DEV_STACK: "1" });
  const { storage } = await import("../../lib/storage/storage");
  return { url, label, storage: storage() };
}
