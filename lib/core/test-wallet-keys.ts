// A certificate chain like Apple's and a key like Google's, made for each test run: nothing of them is in the repository.
import "reflect-metadata";
import { generateKeyPairSync } from "node:crypto";
import {
  BasicConstraintsExtension,
  PemConverter,
  type X509Certificate,
  X509CertificateGenerator,
} from "@peculiar/x509";
import { day } from "@/lib/core/clock";

const algorithm = {
  name: "RSASSA-PKCS1-v1_5",
  hash: "SHA-256",
  publicExponent: new Uint8Array([1, 0, 1]),
  modulusLength: 2048,
};

const makeKeys = () => crypto.subtle.generateKey(algorithm, true, ["sign", "verify"]);

const toPem = async ({ privateKey }: CryptoKeyPair) =>
  PemConverter.encode(await crypto.subtle.exportKey("pkcs8", privateKey), "PRIVATE KEY");

type Signed = { subject: string; keys: CryptoKeyPair; notAfter: Date };
type Issuer = { certificate: X509Certificate; keys: CryptoKeyPair };

function certify({ subject, keys, notAfter }: Signed, issuer?: Issuer): Promise<X509Certificate> {
  return X509CertificateGenerator.create({
    // A signature names its certificate by issuer and serial number.
    serialNumber: issuer ? "02" : "01",
    subject,
    issuer: issuer?.certificate.subject ?? subject,
    notBefore: new Date(Date.now() - 400 * day),
    notAfter,
    signingAlgorithm: algorithm,
    publicKey: keys.publicKey,
    signingKey: (issuer ?? { keys }).keys.privateKey,
    extensions: [new BasicConstraintsExtension(!issuer, undefined, true)],
  });
}

/** Apple's three settings, in PEM. The certificate of the pass type ends at `notAfter`. */
export async function makeAppleKeys(
  notAfter = new Date(Date.now() + 365 * day),
  subject = "0.9.2342.19200300.100.1.1=pass.example.tickets, CN=Pass Type ID, OU=TEAM123456, O=The Museum, C=NG",
) {
  const [authority, own] = await Promise.all([makeKeys(), makeKeys()]);
  const end = new Date(Date.now() + 730 * day);
  const wwdr = await certify({
    subject: "CN=Developer Relations, O=An Authority, C=US",
    keys: authority,
    notAfter: end,
  });
  const pass = await certify({ subject, keys: own, notAfter }, { certificate: wwdr, keys: authority });
  return {
    APPLE_PASS_CERTIFICATE: pass.toString("pem"),
    APPLE_PASS_KEY: await toPem(own),
    APPLE_WWDR_CERTIFICATE: wwdr.toString("pem"),
  };
}

/** Google's two settings, with the public key that verifies the tokens. */
export function makeGoogleKeys() {
  const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const private_key = privateKey.export({ type: "pkcs8", format: "pem" }).toString();
  const account = { type: "service_account", client_email: "passes@museum-1.iam.gserviceaccount.com", private_key };
  const settings = { GOOGLE_WALLET_ISSUER_ID: "3388000000012345678", GOOGLE_WALLET_KEY: JSON.stringify(account) };
  return { settings, publicKey };
}
