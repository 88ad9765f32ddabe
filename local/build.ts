import { spawn } from "node:child_process";
import { nextProgram } from "./build-app";
import { asSentence, Complaint } from "./complaint";
import { generate } from "./generate";
import { migrate } from "./migrate";

/** Client, migrations and `next build`, for a host that calls `npm run build`. Public pages are made from the database it names. */
export async function buildForHost(): Promise<void> {
  try {
    const url = process.env.DATABASE_URL;
    if (!url)
      throw new Complaint(
        "Set DATABASE_URL and the other settings of .env.example. For a museum on this machine: npm start",
      );
    await generate();
    const applied = await migrate(url);
    console.log(applied.length ? `Applied ${applied.join(", ")}.` : "The database is up to date.");
  } catch (error) {
    console.error(asSentence(error));
    process.exit(1);
  }
  const child = spawn(process.execPath, [nextProgram, "build"], { stdio: "inherit" });
  child.once("close", (code) => process.exit(code ?? 1));
}
