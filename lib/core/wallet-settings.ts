import { createPrivateKey, type KeyObject, X509Certificate } from "node:crypto";
import * as z from "zod";

// A .env file and most hosts take a PEM text as it is; where only one line fits, its line breaks are written as \n.
const pem = z.string().transform((text) => text.replaceAll("\\n", "\n"));

/** What `read` makes of a text; the message is the error if it throws. */
const readAs =
  <T>(read: (text: string) => T, message: string) =>
  (text: string, context: z.RefinementCtx): T => {
    try {
      return read(text);
    } catch {
      context.addIssue({ code: "custom", message });
      return z.NEVER;
    }
  };

function readRsaKey(text: string): KeyObject {
  const key = createPrivateKey(text);
  if (key.asymmetricKeyType !== "rsa") throw new Error("not an RSA key");
  return key;
}

const certificate = pem.transform(readAs((text) => new X509Certificate(text), "must be a certificate in PEM"));

const serviceAccount = z.object({ client_email: z.email(), private_key: z.string().min(1) });

/** What Google Wallet passes are signed with. */
export type GoogleWalletKey = { email: string; key: KeyObject };

function readServiceAccount(text: string): GoogleWalletKey {
  const { client_email, private_key } = serviceAccount.parse(JSON.parse(text));
  return { email: client_email, key: readRsaKey(private_key) };
}

/** The settings of passes in a phone's wallet. Each wallet is offered when its settings are set (docs/decisions/060). */
export const walletSettings = {
  /** The certificate of the Pass Type ID, its private key and the certificate of Apple that issued it. */
  APPLE_PASS_CERTIFICATE: certificate.optional(),
  APPLE_PASS_KEY: pem
    .transform(readAs(readRsaKey, "must be an RSA private key in PEM, without a passphrase"))
    .optional(),
  APPLE_WWDR_CERTIFICATE: certificate.optional(),
  /** The issuer in Google's Pay & Wallet Console, and the JSON key file of a service account that may issue for it. */
  GOOGLE_WALLET_ISSUER_ID: z
    .string()
    .regex(/^\d{10,24}$/, "must be the issuer's number")
    .optional(),
  GOOGLE_WALLET_KEY: z
    .string()
    .transform(readAs(readServiceAccount, "must be the JSON key file of a service account"))
    .optional(),
};

type WalletSettings = z.infer<z.ZodObject<typeof walletSettings>>;

/** Apple's names in the subject of a Pass Type ID certificate; null if it is another certificate. */
export function passTypeOf({ subject }: X509Certificate): { passType: string; team: string } | null {
  const [, passType] = /^UID=(pass\..+)$/m.exec(subject) ?? [];
  const [, team] = /^OU=(.+)$/m.exec(subject) ?? [];
  return passType && team ? { passType, team } : null;
}

const missingOf = (group: Record<string, unknown>): string[] => {
  const missing = Object.keys(group).filter((name) => group[name] === undefined);
  return missing.length === Object.keys(group).length ? [] : missing;
};

/** Settings that belong together, of which some are missing. */
export const missingWalletSettings = (settings: WalletSettings): string[] => {
  const { APPLE_PASS_CERTIFICATE, APPLE_PASS_KEY, APPLE_WWDR_CERTIFICATE } = settings;
  const { GOOGLE_WALLET_ISSUER_ID, GOOGLE_WALLET_KEY } = settings;
  return [
    ...missingOf({ APPLE_PASS_CERTIFICATE, APPLE_PASS_KEY, APPLE_WWDR_CERTIFICATE }),
    ...missingOf({ GOOGLE_WALLET_ISSUER_ID, GOOGLE_WALLET_KEY }),
  ];
};

/** Apple's settings that do not fit each other: phones would reject every pass. */
export function walletMismatches(settings: WalletSettings): string[] {
  const { APPLE_PASS_CERTIFICATE: own, APPLE_PASS_KEY: key, APPLE_WWDR_CERTIFICATE: issuer } = settings;
  return [
    ...(own && !passTypeOf(own) ? ["APPLE_PASS_CERTIFICATE is not the certificate of a Pass Type ID"] : []),
    ...(own && key && !own.checkPrivateKey(key) ? ["APPLE_PASS_KEY is not the key of APPLE_PASS_CERTIFICATE"] : []),
    ...(own && issuer && !(own.checkIssued(issuer) && own.verify(issuer.publicKey))
      ? ["APPLE_WWDR_CERTIFICATE is not the certificate that issued APPLE_PASS_CERTIFICATE"]
      : []),
  ];
}

/** Whether phones accept what a certificate signs now. */
export const isValidAt = (certificate: X509Certificate, at: Date): boolean =>
  new Date(certificate.validFrom) <= at && at <= new Date(certificate.validTo);
