import {
  type CertificateFile,
  type CertificateKeys,
  type CertificateState,
  certificateFile,
  type VerifyReply,
} from "@/lib/certificates/contracts";

type EditionFacts = { voidedAt: Date | null; mark?: string | null };

/** The state of a number: voided by a refund, or else as it is marked. */
export function stateOf({ voidedAt, mark }: EditionFacts): CertificateState {
  if (voidedAt) return "voided";
  return mark === "stolen" || mark === "destroyed" || mark === "disputed" ? mark : "valid";
}

/** What each state means, as a sentence for the page and the PDF. */
export const stateSentences: Record<CertificateState, string> = {
  valid: "This number is genuine and in the hands of its owner.",
  voided: "This number was refunded and taken back. It will not be sold again.",
  stolen: "This number has been reported as stolen. Do not buy it; please contact us.",
  destroyed: "This number has been reported as destroyed.",
  disputed: "The ownership of this number is disputed. Do not buy it until that is settled.",
};

/** The state in one or two words. */
export const stateLabels: Record<CertificateState, string> = {
  valid: "Valid",
  voided: "Voided",
  stolen: "Reported stolen",
  destroyed: "Destroyed",
  disputed: "Disputed",
};

const codeLength = 16;

/** Reads the code of a certificate as it may be typed: in lower case, with hyphens, with letters that look like digits. Null for anything else. */
export function parseCertificateCode(text: string): string | null {
  if (text.length > 40) return null;
  const code = normalizeCode(text);
  return new RegExp(`^[0-9A-HJKMNP-TV-Z]{${codeLength}}$`).test(code) ? code : null;
}

/** A typed code without hyphens and spaces, and with the digits that were read as letters. */
export function normalizeCode(text: string): string {
  return text
    .toUpperCase()
    .replace(/[\s.–—_-]/g, "")
    .replace(/O/g, "0")
    .replace(/[IL]/g, "1");
}

/** A code in groups of four. */
export const formatCode = (code: string): string => code.match(/.{1,4}/g)?.join("-") ?? code;

/**
 * JSON with one spelling (RFC 8785): no spaces, keys in the order of their UTF-16 units. Throws for what has no exact spelling in it:
 * fractions, numbers beyond 2^53, broken Unicode, undefined.
 */
export function canonicalJson(value: unknown): string {
  if (value === null || typeof value === "boolean") return JSON.stringify(value);
  if (typeof value === "number" && Number.isSafeInteger(value)) return JSON.stringify(value);
  if (typeof value === "string" && !/\p{Surrogate}/u.test(value)) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
  if (typeof value === "object") {
    const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${entries.map(([name, one]) => `${canonicalJson(name)}:${canonicalJson(one)}`).join(",")}}`;
  }
  throw new TypeError("This value has no canonical JSON.");
}

const bytesOf = (hex: string) => new Uint8Array((hex.match(/../g) ?? []).map((byte) => Number.parseInt(byte, 16)));

/** Reads a certificate; null when it is not one, or is not spelled exactly as it was signed. */
function readFile(text: string): { file: CertificateFile; exact: boolean } | null {
  try {
    const json: unknown = JSON.parse(text);
    const parsed = certificateFile.safeParse(json);
    // The parsed value has known fields only, so that a field that was added does not pass unsigned.
    return parsed.success ? { file: parsed.data, exact: canonicalJson(parsed.data) === text } : null;
  } catch {
    return null;
  }
}

/**
 * Checks a certificate with the published keys. Space before and after it is ignored, every other character counts. Throws where
 * WebCrypto has no Ed25519 (older browsers), which then ask the server.
 */
export async function verifyCertificate(text: string, { keys }: CertificateKeys): Promise<VerifyReply> {
  const read = readFile(text.trim());
  if (!read) return { result: "not-a-certificate", document: null };
  const { document, signature } = read.file;
  const fail = (result: VerifyReply["result"]) => ({ result, document: null });
  if (!read.exact) return fail("altered");
  const key = keys.find(({ id }) => id === document.keyId);
  if (!key) return fail("unknown-key");
  const publicKey = await crypto.subtle.importKey("raw", bytesOf(key.publicKey), "Ed25519", false, ["verify"]);
  const signed = new TextEncoder().encode(canonicalJson(document));
  if (!(await crypto.subtle.verify("Ed25519", publicKey, bytesOf(signature), signed))) return fail("altered");
  if (key.lost) return fail("lost-key");
  const at = Date.parse(document.signedAt);
  if (at < Date.parse(key.from) || (key.until && at > Date.parse(key.until))) return fail("outside-key-period");
  return { result: "valid", document };
}

/** What each result means. */
export const verifySentences: Record<VerifyReply["result"], { title: string; text: string }> = {
  valid: {
    title: "This certificate is genuine",
    text: "The Living Archive signed exactly this document. Its page shows whether there is a newer one.",
  },
  "not-a-certificate": {
    title: "This is not a certificate",
    text: "Paste the whole text of the file, from the first brace to the last, or drop the file itself.",
  },
  altered: {
    title: "This certificate was altered",
    text: "The document and its signature do not belong together. Do not trust what it says.",
  },
  "unknown-key": {
    title: "This certificate is not ours",
    text: "It was signed with a key that The Living Archive never had.",
  },
  "lost-key": {
    title: "This certificate was replaced",
    text: "Its key is known to others, so it counts no more. The page of the number has a newly signed certificate.",
  },
  "outside-key-period": {
    title: "This certificate is not genuine",
    text: "It was signed at a time when its key was not in use.",
  },
};

/** Where the public keys are. */
export const certificateKeysPath = "/.well-known/living-archive-keys.json";
