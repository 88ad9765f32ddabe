import crypto from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { runProgram } from "./processes";
import { filesBelow } from "./source-hash";
import { UserFacingError } from "./user-facing-error";

type Generator = {
  script: string;
  /** Files and folders that the output depends on, besides the packages that package-lock.json names. */
  inputs: string[];
  /** Checked each time, because git deletes them when switching to a commit that tracks them and back. */
  outputs: string[];
};

/** The generators of files that git ignores and the app needs: fast and deterministic. */
const generators: Generator[] = [
  {
    script: "tooling/dev-stack/write-api-routes.ts",
    inputs: ["tooling/dev-stack/write-api-routes.ts", "tooling/dev-stack/routes.ts", "app/api"],
    outputs: ["lib/api-client/generated/api-routes.ts"],
  },
  {
    script: "tooling/assets/models/make.ts",
    inputs: ["tooling/assets/models", "tooling/assets/art", "prisma/seed/product-details.ts"],
    outputs: ["public/models/sizes.json", "public/models/golden-voice.glb", "public/models/eighteen-hats-poster.glb"],
  },
  {
    script: "tooling/assets/fonts/subset.ts",
    inputs: ["tooling/assets/fonts"],
    outputs: ["public/fonts/ojuju.woff2", "public/fonts/danfo.woff2", "public/fonts/brygada.woff2"],
  },
  {
    script: "tooling/assets/fonts/invoice-fonts.ts",
    inputs: ["tooling/assets/fonts/invoice-fonts.ts"],
    outputs: ["lib/orders/invoice/generated/invoice-fonts.ts"],
  },
  {
    script: "tooling/assets/art/render-small.ts",
    inputs: ["tooling/assets/art/render-small.ts", "tooling/assets/art/kit.ts", "tooling/assets/art/small"],
    outputs: ["public/art/hat-crown.webp", "public/textures/night.webp", "public/logos/email.png"],
  },
  {
    script: "tooling/assets/art/icons.ts",
    inputs: ["tooling/assets/art/icons.ts", "tooling/assets/art/kit.ts"],
    outputs: [
      "public/favicon.ico",
      "public/icons/icon-512.png",
      "app/apple-icon.png",
      "lib/events/generated/pass-icons.ts",
    ],
  },
];

/** Runs last: it loads every handler, and with them the sizes of the 3D models. */
const apiDescription: Generator = {
  script: "tooling/dev-stack/write-openapi.ts",
  inputs: [
    "tooling/dev-stack/write-openapi.ts",
    "tooling/dev-stack/openapi-document.ts",
    "tooling/dev-stack/openapi-examples.ts",
    "tooling/dev-stack/openapi-example-records.ts",
    "tooling/dev-stack/schema-names.ts",
    "tooling/dev-stack/routes.ts",
    "app/api",
    "lib",
    "prisma/schema",
  ],
  outputs: ["public/api/openapi.json"],
};

const stampOf = ({ script }: Generator) => path.join(".local/generated", `${script.replaceAll("/", "-")}.stamp`);

function hashOf({ inputs }: Generator): string {
  const hash = crypto.createHash("sha256");
  for (const file of ["package-lock.json", ...inputs.flatMap(filesBelow).sort()]) {
    hash.update(file).update(fs.readFileSync(file));
  }
  return hash.digest("hex");
}

/** Runs the generators whose inputs have changed or whose output is missing. Only the last one needs the database client. */
export async function generateFiles(client: Promise<void>): Promise<void> {
  await Promise.all([client, ...generators.map(generateOne)]);
  await generateOne(apiDescription);
}

async function generateOne(generator: Generator): Promise<void> {
  const stamp = stampOf(generator);
  const hash = hashOf(generator);
  const isFresh =
    generator.outputs.every((file) => fs.existsSync(file)) &&
    fs.existsSync(stamp) &&
    fs.readFileSync(stamp, "utf8") === hash;
  if (isFresh) return;
  await runGenerator(generator.script);
  fs.mkdirSync(path.dirname(stamp), { recursive: true });
  fs.writeFileSync(stamp, hash);
}

async function runGenerator(script: string): Promise<void> {
  const { code, output } = await runProgram(["--import", "tsx", script]);
  if (code !== 0) throw new UserFacingError(`${script} failed:\n${output.trim()}`);
}
