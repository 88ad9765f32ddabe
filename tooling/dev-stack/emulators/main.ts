// The process of `npm start` that runs the emulators of the three providers. Configured by environment variables.
import path from "node:path";
import { localSecrets, type Secrets } from "../environment";
import { toUserMessage } from "../user-facing-error";
import { startEmulators } from "./start";

const dataFolder = process.env.DATA_DIR ?? ".local";
const appUrl = process.env.APP_URL ?? "http://localhost:3000";
const configuredSecrets = process.env.EMULATOR_SECRETS;
const secrets = configuredSecrets ? (JSON.parse(configuredSecrets) as Secrets) : localSecrets(dataFolder);
const port = Number(process.env.EMULATOR_PORT ?? Number(new URL(appUrl).port || 3000) + 1);

try {
  const stateFile = path.join(dataFolder, "paystack.json");
  const emulators = await startEmulators({ port, appUrl, secrets, stateFile });
  process.once("SIGTERM", () => emulators.stop().then(() => process.exit(0)));
} catch (error) {
  console.error(toUserMessage(error));
  process.exit(1);
}
