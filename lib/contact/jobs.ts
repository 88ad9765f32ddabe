import * as z from "zod/mini";
import { contactBody } from "@/lib/contact/contracts";
import { defineJob } from "@/lib/jobs/define-job";

export const contactJobs = {
  message: defineJob("contact.message.email", z.omit(contactBody, { website: true })),
};
