import { execa } from "execa";
import { requireSettings } from "../../lib/core/require-settings";
import { grantAppRole, migrationUrl } from "./app-role";
import { nextBin } from "./build-app";
import { generateAll } from "./generate";
import { describeApplied, migrate } from "./migrate";
import { toUserMessage, UserFacingError } from "./user-facing-error";

/** Generated files, migrations and `next build`, for a host that calls `npm run build`. Public pages are prerendered from that database. */
export async function buildForHost(): Promise<void> {
  try {
    const url = process.env.DATABASE_URL;
    if (!url)
      throw new UserFacingError(
        "Set DATABASE_URL and the other settings of .env.example. To run the app on this machine: npm start",
      );
    requireSettings();
    await generateAll();
    const ownerUrl = migrationUrl(process.env) ?? url;
    console.log(describeApplied(await migrate(ownerUrl)));
    await grantAppRole(ownerUrl, url);
  } catch (error) {
    console.error(toUserMessage(error));
    process.exit(1);
  }
  const { exitCode } = await execa(process.execPath, [nextBin, "build"], { stdio: "inherit", reject: false });
  process.exit(exitCode ?? 1);
}
