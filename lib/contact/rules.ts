import type { ContactTopic } from "@/lib/core/urls/paths";

/** The topics of the contact form, each with a hint for the sender. */
export const contactTopics: Record<ContactTopic, { name: string; hint: string }> = {
  order: {
    name: "An order",
    hint: "The number looks like LA-7F3K-92QX and is in your confirmation email.",
  },
  account: {
    name: "An account",
    hint: "Write from the address the account is under. We never ask for a password.",
  },
  membership: {
    name: "The Circle",
    hint: "Payments, renewals, perks that have not come: say which plan and which month.",
  },
  record: {
    name: "A mistake in the record",
    hint: "Say which line is wrong, and where you found the better date or source.",
  },
  press: {
    name: "Press and schools",
    hint: "Works may be shown with their labels. Say where, and by when you need an answer.",
  },
  other: { name: "Something else", hint: "Say it plainly; it is read by a person." },
};
