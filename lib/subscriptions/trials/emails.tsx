import { paths } from "@/lib/core/urls/paths";
import { absoluteUrl, type EmailDraft, EmailLayout, EmailText } from "@/lib/email/email-layout";
import { formatDay, type Member, type PayloadOf } from "@/lib/subscriptions/emails";
import { planTitle } from "@/lib/subscriptions/rules";

export const trialStartedDraft = (
  user: Member,
  { plan, until }: Pick<PayloadOf<"trialStarted">, "plan" | "until">,
): EmailDraft => ({
  subject: `Your free trial of the Circle, until ${formatDay(until)}`,
  email: (
    <EmailLayout
      preview="It ends by itself. Nothing is charged."
      title="Your free trial has started"
      action={{ href: absoluteUrl(paths.headsOfState), label: "Enter the exhibition" }}
    >
      <EmailText>
        {user.firstName}, you have the {planTitle(plan)} plan free of charge until {formatDay(until)}.
      </EmailText>
      <EmailText>
        It ends by itself. We have no card of yours, so nothing is charged. Before the end you get an email with a link
        to pay, if you want to stay.
      </EmailText>
    </EmailLayout>
  ),
});
