import * as z from "zod/mini";
import { emailAddress } from "@/lib/auth/contracts";
import { contactTopics } from "@/lib/contact/rules";
import { keysOf } from "@/lib/core/keys-of";
import { personName } from "@/lib/core/text-fields";

const contactTopicNames = keysOf(contactTopics);

/**
 * POST /contact. `website` is a honeypot, hidden from people. The order number is trimmed and upper-cased.
 */
export const contactBody = z.object({
  name: personName("Your name is required"),
  email: emailAddress,
  topic: z.enum(contactTopicNames, "Please choose what it is about"),
  order: z._default(
    z
      .string()
      .check(
        z.trim(),
        z.toUpperCase(),
        z.regex(/^(LA-[0-9A-Z]{4}-[0-9A-Z]{4})?$/, "An order number looks like LA-7F3K-92QX"),
      ),
    "",
  ),
  message: z
    .string("Your message is required")
    .check(
      z.trim(),
      z.minLength(1, "Your message is required"),
      z.minLength(10, "Please write at least 10 characters"),
      z.maxLength(4_000, "Please use at most 4,000 characters"),
    ),
  website: z._default(z.string().check(z.maxLength(500)), ""),
});

export type ContactBody = z.infer<typeof contactBody>;
