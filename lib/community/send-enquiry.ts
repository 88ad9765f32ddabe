import type { EnquiryBody } from "@/lib/community/contracts";
import { enquiryLetter } from "@/lib/community/notices";
import { databaseNow } from "@/lib/platform/clock";
import { transaction } from "@/lib/platform/db";
import { enqueue } from "@/lib/platform/outbox";
import { takeFrom } from "@/lib/platform/rate-limit";
import { sha256 } from "@/lib/platform/secrets";

/**
 * Puts a letter on the museum's desk. The same words from the same person on one day are one letter, so that a form sent
 * twice is not. A machine that filled in the hidden field is told the same as a person, and nothing is sent.
 */
export async function sendEnquiry({ website, ...enquiry }: EnquiryBody): Promise<void> {
  if (website !== "") return;
  await takeFrom("enquiry-account", enquiry.email);
  const day = (await databaseNow()).toISOString().slice(0, 10);
  const fingerprint = sha256(JSON.stringify([day, ...Object.values(enquiry)]));
  await transaction((tx) => enqueue(tx, enquiryLetter({ ...enquiry, fingerprint })));
}
