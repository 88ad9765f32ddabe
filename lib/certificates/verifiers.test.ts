import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { CertificateKeys } from "@/lib/certificates/contracts";
import { makeCertificate } from "@/lib/certificates/factory";
import { getCertificate, getCertificateKeys } from "@/lib/certificates/queries";
import { canonicalJson, verifyCertificate } from "@/lib/certificates/rules";
import { inTier } from "@/tests/tier";

const script = path.resolve("public/verify-certificate.mjs");
const folder = fs.mkdtempSync(path.join(os.tmpdir(), "certificate-"));
let text = "";
let keys: CertificateKeys;

beforeAll(async () => {
  const { certificate } = await makeCertificate();
  text = (await getCertificate(certificate.code))?.signed?.text ?? "";
  keys = await getCertificateKeys();
  fs.writeFileSync(path.join(folder, "living-archive-keys.json"), JSON.stringify(keys));
});
afterAll(() => fs.rmSync(folder, { recursive: true }));

/** Runs the script as a visitor does: away from the project, without a database, settings or a network. */
function run(content: string | Uint8Array, ...more: string[]) {
  const file = path.join(folder, "certificate.json");
  fs.writeFileSync(file, content);
  const noNetwork = ["--permission", `--allow-fs-read=${folder}`, `--allow-fs-read=${script}`];
  return spawnSync(process.execPath, [...noNetwork, script, file, ...more], {
    cwd: folder,
    env: { NODE_ENV: "production" },
    encoding: "utf8",
  });
}

const decode = (bytes: Uint8Array) => new TextDecoder("utf-8").decode(bytes);
const verifyBytes = async (bytes: Uint8Array) => (await verifyCertificate(decode(bytes), keys)).result;

test("the script finds a certificate genuine without a database and a network", () => {
  const { status, stdout, stderr } = run(text);
  expect(stderr).toBe("");
  expect([status, stdout.split("\n")[0]]).toEqual([0, "GENUINE"]);
  expect(stdout).toContain("Private collector (purchase)");
  expect(run(`  ${text}\n`).status).toBe(0);
});

test("each byte of a certificate that is altered makes it fail", async () => {
  const bytes = new TextEncoder().encode(text);
  expect(await verifyBytes(bytes)).toBe("valid");
  for (const mask of [0x01, 0x20, 0x80]) {
    for (const index of bytes.keys()) {
      const altered = bytes.slice();
      altered[index] = (altered[index] ?? 0) ^ mask;
      expect(await verifyBytes(altered), `byte ${index} ^ ${mask}`).not.toBe("valid");
    }
  }
});

test("the script refuses altered bytes as well", async () => {
  const bytes = new TextEncoder().encode(text);
  for (let index = 0; index < bytes.length; index += inTier(Math.ceil(bytes.length / 12), 1)) {
    const altered = bytes.slice();
    altered[index] = (altered[index] ?? 0) ^ 0x01;
    expect(run(altered).status, `byte ${index}`).toBe(1);
  }
}, 900_000);

const change = (edit: (file: { document: Record<string, unknown>; signature: string }) => object) =>
  canonicalJson(edit(JSON.parse(text)));

const forged: Record<string, () => string> = {
  "another state": () => change((file) => ({ ...file, document: { ...file.document, state: "voided" } })),
  "an added field": () => change((file) => ({ ...file, document: { ...file.document, owner: "me" } })),
  "an added field beside the document": () => change((file) => ({ ...file, note: "me" })),
  "a duplicate field": () => text.replace('"number":', '"number":1,"number":'),
  "spaces between fields": () => JSON.stringify(JSON.parse(text), null, 1),
  "another spelling of a letter": () => text.replace("living", "\\u006civing"),
  "a signature in capitals": () => change((file) => ({ ...file, signature: file.signature.toUpperCase() })),
  "no signature": () => change(({ document }) => ({ document })),
  "a key id of nobody": () => change((file) => ({ ...file, document: { ...file.document, keyId: "constructor" } })),
  "a path as the key id": () => change((file) => ({ ...file, document: { ...file.document, keyId: "../x" } })),
  "an array": () => "[]",
  null: () => "null",
  nothing: () => "",
};

test.each(Object.entries(forged))("both verifiers refuse %s", async (_, make) => {
  const content = make();
  expect(content).not.toBe(text);
  expect((await verifyCertificate(content, keys)).result).not.toBe("valid");
  expect(run(content).status).toBe(1);
});

test("both verifiers refuse a lost key, a key that is not listed, and a time at which the key was not in use", async () => {
  const [key] = keys.keys;
  if (!key) throw new Error("there is no key");
  const early = "2020-01-01T00:00:00.000Z";
  const late = "2099-01-01T00:00:00.000Z";
  const lists: [string, Partial<typeof key>][] = [
    ["lost-key", { lost: late }],
    ["unknown-key", { id: "another" }],
    ["outside-key-period", { from: late }],
    ["outside-key-period", { until: early }],
  ];
  for (const [result, given] of lists) {
    const changed = { ...keys, keys: [{ ...key, ...given }] };
    expect((await verifyCertificate(text, changed)).result).toBe(result);
    const file = path.join(folder, "other-keys.json");
    fs.writeFileSync(file, JSON.stringify(changed));
    expect(run(text, file).status).toBe(1);
  }
});

test("the script explains itself without a file, and says which file cannot be read", () => {
  const alone = spawnSync(process.execPath, [script], { encoding: "utf8" });
  expect([alone.status, alone.stderr]).toEqual([2, expect.stringContaining("Usage: node verify-certificate.mjs")]);
  expect(run(text, path.join(folder, "missing.json"))).toMatchObject({ status: 2 });
});
