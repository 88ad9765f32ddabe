/** The audited actions on certificates, a part of `AuditDetails`. */
export type CertificateAuditDetails = {
  /** By the new owner. `position` is the place in the chain of ownership. */
  "certificate.claim": { code: string; position: number };
  "certificate.sign-again": { code: string };
  /** The subject is the id of the key. */
  "certificate-key.replace": { certificates: number };
  /** New sealed codes for the labels; the codes themselves are nowhere stored. */
  "certificate.print-claim-codes": { codes: number };
};
