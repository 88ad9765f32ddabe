import { formRedirectPaths } from "@/lib/core/urls/form-redirect-paths";
import { emailJob } from "@/lib/email/email-job";
import { absoluteUrl, type EmailDraft, EmailLayout, EmailText, renderDraft } from "@/lib/email/email-layout";

export const confirmNewsletter = (token: string): EmailDraft => ({
  subject: "Confirm your newsletter subscription",
  email: (
    <EmailLayout
      preview="Please confirm that you want our newsletter."
      title="Confirm your subscription"
      action={{ href: absoluteUrl(formRedirectPaths.confirmNewsletter(token)), label: "Confirm subscription" }}
    >
      <EmailText>
        Someone, most likely you, subscribed this address to the museum’s newsletter. It comes once a month.
      </EmailText>
      <EmailText>Use the link below to confirm. It works once, for seven days.</EmailText>
      <EmailText muted>If it was not you, ignore this email and you will get no newsletter.</EmailText>
    </EmailLayout>
  ),
});

export const confirmNewsletterEmail = emailJob(
  async ({ to, token }: { to: string; token: string }) => ({ to, ...(await renderDraft(confirmNewsletter(token))) }),
  { sensitive: true },
);
