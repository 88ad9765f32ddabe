import * as z from "zod/mini";
import { certificateStates } from "@/lib/certificates/contracts";

/** The codes of the labels of one batch of the label sheet. */
export const printClaimCodesBody = z.object({
  labelCodes: z
    .array(z.string().check(z.regex(/^LA-[0-9A-HJKMNP-TV-Z]{6}$/)))
    .check(z.minLength(1, "There are no labels"), z.maxLength(120, "Print at most 120 codes at once")),
});

const printedClaimCode = z.object({
  labelCode: z.string(),
  certificate: z.string(),
  claimCode: z.string(),
  number: z.int(),
  name: z.string(),
});
/** A sealed code to print; it is in no other place. */
export type PrintedClaimCode = z.infer<typeof printedClaimCode>;
export const printClaimCodesReply = z.object({ codes: z.array(printedClaimCode) });

/** The states that an admin can filter by: those of the signed document, or that it waits for its signature. */
const certificateFilters = [...certificateStates, "waiting"] as const;
export type CertificateFilter = (typeof certificateFilters)[number];

/** The query of the admin list. */
export const adminCertificatesQuery = z.object({
  q: z.optional(z.string().check(z.trim(), z.maxLength(120))),
  state: z.optional(z.enum(certificateFilters)),
  key: z.optional(z.string().check(z.maxLength(40))),
  cursor: z.optional(z.string().check(z.maxLength(200))),
});

/** A certificate as an admin sees it. */
export type AdminCertificate = {
  id: string;
  code: string;
  product: string;
  productId: string;
  number: number;
  order: string;
  state: CertificateFilter;
  version: number;
  keyId: string | null;
  signedAt: string | null;
  claimedAt: string | null;
  claimPrinted: boolean;
};

/** A key with how many certificates are signed with it now. */
export type AdminCertificateKey = {
  id: string;
  publicKey: string;
  from: string;
  until: string | null;
  lost: string | null;
  certificates: number;
  inUse: boolean;
};

/** POST /admin/certificate-keys/{id}/replace. */
export const certificateKeyParams = z.object({ id: z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)) });
export const replaceKeyReply = z.object({ certificates: z.int() });

/** POST /admin/certificates/{id}/sign. */
export const signAgainParams = z.object({ id: z.string().check(z.regex(/^crt_[0-9a-z]{20}$/)) });
