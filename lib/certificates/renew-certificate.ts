import { requestContext } from "@/lib/core/request-context";
import type { Tx } from "@/lib/db/client";
import type { CertificateReason } from "@/prisma/generated/enums";

/**
 * Has the certificate of a number signed again after the commit. Changes of the number, its chain of ownership and the names of its owners
 * do so by themselves, by triggers; other callers change what the document shows in another way.
 */
export async function renewCertificate(
  tx: Tx,
  editionId: string,
  reason: CertificateReason = "changed",
): Promise<void> {
  await tx.$executeRaw`SELECT certificate_renew(${editionId}, ${reason}::"CertificateReason")`;
  signAfterResponse();
}

/** Has the jobs that triggers enqueued processed right after the response. */
export function signAfterResponse(): void {
  const context = requestContext();
  if (context) context.enqueued = true;
}
