import * as z from "zod/mini";

/** The states of a certificate. All but `valid` are a reason not to buy the object. */
export const certificateStates = ["valid", "voided", "stolen", "destroyed", "disputed"] as const;
const certificateState = z.enum(certificateStates);
export type CertificateState = z.infer<typeof certificateState>;

const day = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/));
const named = z.object({ name: z.string(), slug: z.string() });

/** What a certificate says; the signature is over its canonical JSON. No owner is in it who has not agreed to be named. */
const certificateDocument = z.object({
  format: z.literal("living-archive-certificate/1"),
  issuer: z.string(),
  /** The page that shows the newest document of the same number. */
  url: z.url(),
  code: z.string(),
  /** Grows with every signature of the certificate. */
  version: z.int(),
  /** The artwork that the object is made after, where there is one. */
  work: z.nullable(named),
  product: named,
  number: z.int(),
  editionSize: z.nullable(z.int()),
  issuedOn: day,
  state: certificateState,
  chain: z.array(
    z.object({
      position: z.int(),
      name: z.string(),
      kind: z.enum(["purchase", "auction", "gift", "transfer"]),
      from: day,
      until: z.nullable(day),
    }),
  ),
  /** The lot that the number was sold as; null when it was sold in the shop. */
  provenance: z.nullable(
    z.object({
      auction: z.string(),
      auctionUrl: z.url(),
      currency: z.string(),
      hammerPriceKobo: z.int(),
      bidAt: z.string(),
      ledgerEntry: z.int(),
      ledgerHash: z.string(),
      ledgerHeadHash: z.string(),
    }),
  ),
  signedAt: z.iso.datetime(),
  keyId: z.string(),
});
export type CertificateDocument = z.infer<typeof certificateDocument>;

/** A certificate as a file: the document, and an Ed25519 signature in hex over its canonical JSON. */
export const certificateFile = z.object({
  document: certificateDocument,
  signature: z.string().check(z.regex(/^[0-9a-f]{128}$/)),
});
export type CertificateFile = z.infer<typeof certificateFile>;

/** The public keys at /.well-known/living-archive-keys.json. */
export const certificateKeys = z.object({
  issuer: z.string(),
  algorithm: z.literal("Ed25519"),
  keys: z.array(
    z.object({
      id: z.string(),
      /** 32 bytes in hex. */
      publicKey: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
      from: z.string(),
      /** When another key took over. */
      until: z.nullable(z.string()),
      /** When the private key was found to be known to others: its signatures count no more. */
      lost: z.nullable(z.string()),
    }),
  ),
});
export type CertificateKeys = z.infer<typeof certificateKeys>;

/** The results of checking a certificate. */
export const verifyResults = [
  "valid",
  "not-a-certificate",
  "altered",
  "unknown-key",
  "lost-key",
  "outside-key-period",
] as const;
const verifyResult = z.enum(verifyResults);
export type VerifyResult = z.infer<typeof verifyResult>;

/** POST /certificates/verify. */
export const verifyBody = z.object({
  certificate: z.string().check(z.minLength(1, "Paste a certificate"), z.maxLength(60_000, "This text is too long")),
});
export const verifyReply = z.object({ result: verifyResult, document: z.nullable(certificateDocument) });
export type VerifyReply = z.infer<typeof verifyReply>;

/** Other spellings of a code redirect on its page; the API takes the one of the page. */
export const certificateParams = z.object({ code: z.string().check(z.regex(/^[0-9A-HJKMNP-TV-Z]{16}$/)) });

/** POST /certificates/{code}/claim: the code that is sealed under the label. */
export const claimBody = z.object({
  claimCode: z.string().check(z.trim(), z.minLength(1, "Enter the code"), z.maxLength(60, "This code is too long")),
});
export const claimReply = z.object({
  /** Whether the number has passed to the caller, or was the caller's already. */
  result: z.enum(["claimed", "given"]),
  code: z.string(),
});
