import path from "node:path";
import { databaseUrl, findRunning } from "./postgres";
import { UserFacingError } from "./user-facing-error";

/** The database of a command: DATABASE_URL, or that of the running dev stack. */
export async function findDatabase(): Promise<{ url: string; label: string }> {
  if (process.env.DATABASE_URL) return { url: process.env.DATABASE_URL, label: "the database of DATABASE_URL" };
  const folder = path.resolve(process.env.DATA_DIR || ".local");
  const running = await findRunning(path.join(folder, "postgres"));
  if (running) return { url: databaseUrl(running.port), label: `the dev stack in ${folder}` };
  throw new UserFacingError("Nothing is running here: run npm start in another terminal, or set DATABASE_URL.");
}
