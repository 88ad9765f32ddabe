// npm run openapi: writes public/api/openapi.json from the route declarations. Run by generated-files.ts.
import fs from "node:fs";
import path from "node:path";
import { openApiFile, renderOpenApiDocument } from "./openapi-document";

fs.mkdirSync(path.dirname(openApiFile), { recursive: true });
fs.writeFileSync(openApiFile, await renderOpenApiDocument());
console.log(`✓ ${openApiFile}`);
