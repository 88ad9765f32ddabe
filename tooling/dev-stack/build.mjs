// npm run build: the production build for a host. Its only inputs are environment variables (see .env.example).
import { checkMachine } from "./preflight.mjs";

checkMachine();
const { register } = await import("tsx/esm/api");
register();
const { buildForHost } = await import("./build.ts");
await buildForHost();
