import type { ContactBody } from "@/lib/contact/contracts";
import { contactJobs } from "@/lib/contact/jobs";
import { sha256 } from "@/lib/core/secrets";
import { transaction } from "@/lib/db/client";
import { databaseNow } from "@/lib/db/database-now";
import { consumeLimit } from "@/lib/db/rate-limit";
import { enqueue } from "@/lib/jobs/outbox";

/**
 * Emails a contact message to the museum. The same message by the same sender on one day is sent once, so that a double submit is not
 * sent twice. With the honeypot filled in nothing is sent, and the reply is the same.
 */
export async function sendContactMessage({ website, ...message }: ContactBody): Promise<void> {
  if (website !== "") return;
  await consumeLimit("contact-account", message.email);
  const day = (await databaseNow()).toISOString().slice(0, 10);
  const fingerprint = sha256(JSON.stringify([day, ...Object.values(message)]));
  await transaction((tx) => enqueue(tx, contactJobs.message.job(`enquiry/${fingerprint}`, message)));
}
