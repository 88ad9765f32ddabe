#!/usr/bin/env node
// Checks a certificate of The Living Archive without the museum: no network, no dependencies, Node 20 or newer.
//
//   node verify-certificate.mjs certificate.json [living-archive-keys.json]
//
// The certificate is the file "Download the signed document" of its page. The public keys are at
// /.well-known/living-archive-keys.json; without a second argument they are read from the folder of the certificate.
// Exit code: 0 genuine, 1 not genuine, 2 a file cannot be read.
//
// How it works: a certificate is {"document": …, "signature": "<hex>"}, spelled as canonical JSON (RFC 8785: no spaces, sorted
// keys). The signature is Ed25519 over the canonical JSON of the document, by the key whose id the document names.
import { createPublicKey, verify } from "node:crypto";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** The header of an Ed25519 public key in DER (RFC 8410), before its 32 bytes. */
const SPKI_PREFIX = "302a300506032b6570032100";
const KEYS_FILE = "living-archive-keys.json";

function canonicalJson(value) {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
  if (value !== null && typeof value === "object") {
    const names = Object.keys(value).sort();
    return `{${names.map((name) => `${JSON.stringify(name)}:${canonicalJson(value[name])}`).join(",")}}`;
  }
  return JSON.stringify(value);
}

function check(bytes, { keys }) {
  let file;
  let text;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(bytes).trim();
    file = JSON.parse(text);
  } catch {
    return "it is not a certificate";
  }
  const { document, signature } = file ?? {};
  const isCertificate =
    document !== null && typeof document === "object" && document.format === "living-archive-certificate/1";
  if (!isCertificate) return "it is not a certificate that this program knows";
  if (Object.keys(file).length !== 2 || !/^[0-9a-f]{128}$/.test(signature)) return "its signature is missing or broken";
  if (canonicalJson(file) !== text) return "it was altered: it is not spelled as it was signed";
  const key = keys.find(({ id }) => id === document.keyId);
  if (!key) return "it was signed with a key that is not in the list of keys";
  const der = Buffer.from(`${SPKI_PREFIX}${key.publicKey}`, "hex");
  const publicKey = createPublicKey({ key: der, format: "der", type: "spki" });
  const isSigned = verify(null, Buffer.from(canonicalJson(document)), publicKey, Buffer.from(signature, "hex"));
  if (!isSigned) return "it was altered: the signature does not belong to the document";
  if (key.lost) return `its key is known to others since ${key.lost}; download the certificate again`;
  const at = Date.parse(document.signedAt);
  const isInPeriod = at >= Date.parse(key.from) && !(key.until && at > Date.parse(key.until));
  return isInPeriod ? null : "it was signed at a time when its key was not in use";
}

/** Control characters could rewrite what the terminal shows. */
const plain = (text) => String(text).replace(/\p{C}/gu, "?");

function describe(document) {
  const { product, number, editionSize, issuedOn, state, chain, signedAt, keyId, url } = document;
  const owners = chain.map(({ from, until, name, kind }) => `  ${from} to ${until ?? "today"}: ${name} (${kind})`);
  const size = editionSize === null ? "" : ` of ${editionSize}`;
  return [
    `${product.name}, number ${number}${size}, issued on ${issuedOn}`,
    `State when it was signed: ${state}`,
    "Owners:",
    ...owners,
    `Signed at ${signedAt} with the key ${keyId}`,
    `Newest certificate: ${url}`,
  ]
    .map(plain)
    .join("\n");
}

function main([file, keysFile]) {
  if (!file) {
    console.error(`Usage: node verify-certificate.mjs certificate.json [${KEYS_FILE}]`);
    return 2;
  }
  try {
    const bytes = readFileSync(file);
    const keys = JSON.parse(readFileSync(keysFile ?? join(dirname(file), KEYS_FILE), "utf8"));
    const problem = check(bytes, keys);
    if (problem) console.error(`NOT GENUINE: ${problem}.`);
    else console.log(`GENUINE\n${describe(JSON.parse(bytes.toString("utf8")).document)}`);
    return problem ? 1 : 0;
  } catch (error) {
    console.error(`A file cannot be read: ${error.message}`);
    return 2;
  }
}

process.exitCode = main(process.argv.slice(2));
