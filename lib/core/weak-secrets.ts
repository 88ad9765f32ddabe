type Secrets = {
  NEXTAUTH_SECRET: string;
  CRON_SECRET: string;
  CERTIFICATE_KEY: string;
  PAYSTACK_SECRET_KEY: string;
  RESEND_API_KEY: string;
  RESEND_WEBHOOK_SECRET: string;
  PUSHER_KEY: string;
  PUSHER_SECRET: string;
};

// The fixed secrets of the tests (tooling/dev-stack/environment.ts), the local stack's Resend keys, and what people type as a placeholder.
const knownParts =
  /of[-_]the[-_]tests|^re_local_|change[-_ ]?me|replace[-_ ]?me|your[-_ ]|placeholder|example|123456|password/i;
/** Random hex or base64 of the required length has more; a repeated word or key has fewer. */
const FEWEST_CHARACTERS = 8;

/** The names of secrets whose value is public or guessable. */
export function knownSecrets(secrets: Secrets): (keyof Secrets)[] {
  const names: (keyof Secrets)[] = [
    "NEXTAUTH_SECRET",
    "CRON_SECRET",
    "CERTIFICATE_KEY",
    "PAYSTACK_SECRET_KEY",
    "RESEND_API_KEY",
    "RESEND_WEBHOOK_SECRET",
    "PUSHER_KEY",
    "PUSHER_SECRET",
  ];
  return names.filter(
    (name) => knownParts.test(readable(secrets[name])) || (isOurs(name) && isMonotonous(secrets[name])),
  );
}

/** Resend's webhook secrets are base64 after a prefix. */
const readable = (secret: string) =>
  secret.startsWith("whsec_") ? Buffer.from(secret.slice(6), "base64").toString("latin1") : secret;

// A provider chooses the others.
const isOurs = (name: keyof Secrets) =>
  name === "NEXTAUTH_SECRET" || name === "CRON_SECRET" || name === "CERTIFICATE_KEY";
// The id of the certificate key, before its colon, is not secret.
const isMonotonous = (secret: string) => new Set(secret.replace(/^.*:/, "")).size < FEWEST_CHARACTERS;
