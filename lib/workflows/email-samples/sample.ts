import type { EmailDraft } from "@/lib/email/email-layout";

/** At least one example of the email of every job; a job without one does not compile. */
export type EmailSamples<Jobs> = { [Key in keyof Jobs]: [EmailDraft, ...EmailDraft[]] };
