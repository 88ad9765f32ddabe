// npx tsx tooling/dev-stack/write-api-routes.ts: writes the map from path to route module that lib/api-client reads the types from.
import fs from "node:fs";
import path from "node:path";
import { listApiRoutes } from "./routes";

const file = "lib/api-client/generated/api-routes.ts";

const entries = listApiRoutes()
  .filter((route) => !route.includes("[..."))
  .map((route) => `  ${JSON.stringify(route)}: typeof import("@/app${route}/route");`);

fs.mkdirSync(path.dirname(file), { recursive: true });
fs.writeFileSync(
  file,
  `// Written by tooling/dev-stack/write-api-routes.ts. Types only: nothing of the server reaches the browser.\nexport type ApiRoutes = {\n${entries.join("\n")}\n};\n`,
);
console.log(`✓ ${file}`);
