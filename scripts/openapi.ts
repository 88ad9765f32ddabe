// npx tsx scripts/openapi.ts: writes public/api/openapi.json from the declarations of the handlers. A test says when it is old.
import fs from "node:fs";
import path from "node:path";
import { describeRoutes, descriptionFile } from "../local/describe-routes";

fs.mkdirSync(path.dirname(descriptionFile), { recursive: true });
fs.writeFileSync(descriptionFile, await describeRoutes());
console.log(`✓ ${descriptionFile}`);
