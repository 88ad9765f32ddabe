import { env, SettingsError, settingsWarnings } from "@/lib/core/env";
import { log } from "@/lib/core/log";

/** Ends the process with one sentence when a setting is missing or wrong, so that no instance serves half of the pages. */
export function requireSettings(): void {
  try {
    for (const warning of settingsWarnings(env())) log().warn(warning);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    // The logger needs the settings.
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
