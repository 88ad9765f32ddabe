// npm run build: the production build for a host. Its only inputs are environment variables (see .env.example).
import { bootstrap } from "./bootstrap.mjs";

await bootstrap({ install: false });
const { buildForHost } = await import("./build.ts");
await buildForHost();
