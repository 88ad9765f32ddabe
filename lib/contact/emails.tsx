import type { ContactBody } from "@/lib/contact/contracts";
import { contactJobs } from "@/lib/contact/jobs";
import { contactTopics } from "@/lib/contact/rules";
import { env } from "@/lib/core/env";
import { emailJob } from "@/lib/email/email-job";
import { type EmailDraft, EmailLayout, EmailText, renderDraft } from "@/lib/email/email-layout";
import { handleJobs } from "@/lib/jobs/define-job";

type Message = Omit<ContactBody, "website">;

export function contactMessage({ name, email, topic, order, message }: Message): EmailDraft {
  const about = order ? `${contactTopics[topic].name} ${order}` : contactTopics[topic].name;
  return {
    subject: `${about}: ${name}`,
    email: (
      <EmailLayout preview={`${name} writes about: ${about}`} title={about}>
        <EmailText muted>
          {name}, {email}, through the contact form. Reply to this email to answer.
        </EmailText>
        {message
          .split(/\n+/)
          .filter((line) => line.trim())
          .map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs never change order.
            <EmailText key={index}>{line}</EmailText>
          ))}
      </EmailLayout>
    ),
  };
}

// Sensitive, so that the message is not stored after sending.
const contactMessageEmail = emailJob(
  async (message: Message) => ({
    to: env().CONTACT_EMAIL,
    replyTo: message.email,
    ...(await renderDraft(contactMessage(message))),
  }),
  { sensitive: true },
);

export const contactJobHandlers = handleJobs(contactJobs, { message: contactMessageEmail });
