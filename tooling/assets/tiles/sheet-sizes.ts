/**
 * Writes the size in bytes of the largest whole JPEG of each leader's work, put together from its tiles as visitors download it, to
 * lib/exhibitions/collection/sheet-sizes.json. Run it after the tiles were made.
 */
import fs from "node:fs";
import path from "node:path";
import { leaders } from "../../../lib/exhibitions/collection/leaders";
import { largestWhole } from "../../../lib/exhibitions/iiif/image-levels";
import { renderLevelPart } from "../../../lib/exhibitions/iiif/render-image";

const file = path.join(import.meta.dirname, "../../../lib/exhibitions/collection/sheet-sizes.json");
const sizes: Record<string, number> = {};
for (const { slug } of leaders)
  sizes[slug] = (await renderLevelPart(slug, { ...largestWhole, left: 0, top: 0 })).length;
fs.writeFileSync(file, `${JSON.stringify(sizes, null, 2)}\n`);
