// The process in which `npm start` runs the stand-ins of the three providers. It is told what it needs in its environment.
import path from "node:path";
import { asSentence } from "../complaint";
import { localSecrets, type Secrets } from "../environment";
import { startEmulators } from "./start";

const folder = process.env.MUSEUM_DATA ?? ".local";
const appUrl = process.env.APP_URL ?? "http://localhost:3000";
const given = process.env.EMULATOR_SECRETS;
const secrets = given ? (JSON.parse(given) as Secrets) : localSecrets(folder);
const port = Number(process.env.EMULATOR_PORT ?? Number(new URL(appUrl).port || 3000) + 1);

try {
  const stateFile = path.join(folder, "paystack.json");
  const emulators = await startEmulators({ port, appUrl, secrets, stateFile });
  process.once("SIGTERM", () => emulators.stop().then(() => process.exit(0)));
} catch (error) {
  console.error(asSentence(error));
  process.exit(1);
}
