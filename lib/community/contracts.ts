import * as z from "zod/mini";
import { emailAddress, personName } from "@/lib/accounts/contracts";
import { enquiryTopics } from "@/lib/community/rules";
import type { EnquiryTopic } from "@/lib/platform/paths";

/** POST /newsletter/subscribe. `source` says which form it came from. */
export const subscribeBody = z.object({ email: emailAddress, source: z.optional(z.enum(["footer", "bus"])) });

/** POST /newsletter/confirm and /newsletter/unsubscribe: the secret of the link in the mail. */
export const newsletterToken = z.object({ token: z.string().check(z.minLength(20), z.maxLength(100)) });

const topics = Object.keys(enquiryTopics) as EnquiryTopic[];

/**
 * POST /contact. `website` stands in no form that a person sees: whoever fills it in is a machine. The order's number may be
 * typed in small letters and with spaces around it.
 */
export const enquiryBody = z.object({
  name: personName("Your name is required"),
  email: emailAddress,
  topic: z.enum(topics, "Please choose what it is about"),
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
export type EnquiryBody = z.infer<typeof enquiryBody>;

/** An event as everyone may see it: never its link. Dates are ISO 8601 in UTC; seats are null where there is no limit. */
export const eventCard = z.object({
  _id: z.string(),
  title: z.string(),
  description: z.string(),
  date: z.string(),
  endDate: z.nullable(z.string()),
  place: z.string(),
  capacity: z.nullable(z.int()),
  seatsLeft: z.nullable(z.int()),
  /** From when people without a plan may come; null for at once. */
  everyoneFrom: z.nullable(z.string()),
  /** Why it does not take place; null when it does. */
  cancelled: z.nullable(z.string()),
});
export type EventCard = z.infer<typeof eventCard>;
