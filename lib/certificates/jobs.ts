import * as z from "zod/mini";
import { defineJob } from "@/lib/jobs/define-job";

/** The signing of certificates. Triggers enqueue `sign` too (prisma/functions/certificate_renew.sql). */
export const certificateJobs = {
  sign: defineJob("certificate.sign", z.object({ certificateId: z.string() })),
  /** Renews every certificate that was signed with a lost key. */
  replaceKey: defineJob("certificate.replace-key", z.object({ keyId: z.string() })),
};
