import type { Prisma } from "@/prisma/generated/client";

/** What happens to issues of the newsletter and to its subscribers. */
export type NewsletterAuditDetails = {
  "subscriber.export": { rows: number; wanted: Prisma.InputJsonObject };
  /** `known`: the new address was in the list already. */
  "subscriber.move": { status: string; known: boolean };
  "newsletter.send": { subject: string; audience: string; recipients: number };
  "newsletter.test": { subject: string };
  "newsletter.create": { subject: string };
  "newsletter.delete": { subject: string };
  "newsletter.schedule": { subject: string; at: string };
  "newsletter.unschedule": { subject: string };
  "newsletter.stop": { subject: string; sent: number; stopped: number };
  "newsletter.retry": { subject: string; retried: number };
  "newsletter.publish": { subject: string };
  "newsletter.unpublish": { subject: string };
  "newsletter.settings": { recordOpens: boolean };
};
