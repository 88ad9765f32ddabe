import type { ContactBody } from "@/lib/contact/contracts";
import { contactJobs } from "@/lib/contact/jobs";
import { contactTopics } from "@/lib/contact/rules";
import { env } from "@/lib/core/env";
import { emailJob } from "@/lib/email/email-job";
import { EmailLayout, EmailText, renderEmail } from "@/lib/email/email-layout";
import { handleJobs } from "@/lib/jobs/define-job";

// Sensitive, so that the message is not stored after sending.
const contactMessageEmail = emailJob(
  async ({ name, email, topic, order, message }: Omit<ContactBody, "website">) => {
    const about = order ? `${contactTopics[topic].name} ${order}` : contactTopics[topic].name;
    const mail = (
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
    );
    return {
      to: env().CONTACT_EMAIL,
      replyTo: email,
      subject: `${about}: ${name}`,
      ...(await renderEmail(mail)),
    };
  },
  { sensitive: true },
);

export const contactJobHandlers = handleJobs(contactJobs, { message: contactMessageEmail });
