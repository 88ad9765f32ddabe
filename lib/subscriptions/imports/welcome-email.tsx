import { issueToken } from "@/lib/auth/issue-token";
import { paths } from "@/lib/core/urls/paths";
import { db, transaction } from "@/lib/db/client";
import { emailJob } from "@/lib/email/email-job";
import { absoluteUrl, type EmailDraft, EmailLayout, EmailText, renderDraft } from "@/lib/email/email-layout";
import { formatDay, type Member, type PayloadOf } from "@/lib/subscriptions/emails";
import { getSubscription } from "@/lib/subscriptions/queries";
import { planTitle } from "@/lib/subscriptions/rules";

const LINK_DAYS = 7;

/** The welcome to an imported member, with a link that logs them in. Its link is issued when it is sent. Nothing for a plan that was taken back. */
export const importWelcomeEmail = emailJob(
  async (payload: PayloadOf<"importWelcome">) => {
    const { userId } = payload;
    const user = await db.user.findUnique({ where: { id: userId, deletedAt: null, disabledAt: null } });
    if (!user || !(await getSubscription(userId))?.isActive) return null;
    const minutes = LINK_DAYS * 24 * 60;
    const target = { redirectTo: paths.account };
    const token = await transaction((tx) =>
      issueToken(tx, { userId, purpose: "SignIn", payload: target, preserveOlder: true, minutes }),
    );
    return { to: user.email, ...(await renderDraft(importWelcomeDraft(user, { ...payload, token }))) };
  },
  { sensitive: true },
);

export const importWelcomeDraft = (
  user: Member,
  { plan, until, token }: Omit<PayloadOf<"importWelcome">, "userId"> & { token: string },
): EmailDraft => ({
  subject: "Your membership is at The Living Archive now",
  email: (
    <EmailLayout
      preview={`${planTitle(plan)}, until ${formatDay(until)}. The link logs you in.`}
      title="You are in the Circle."
      action={{ href: absoluteUrl(paths.signInLink(token)), label: "Log in" }}
    >
      <EmailText>
        {user.firstName}, your {planTitle(plan)} membership is registered at The Living Archive, with this email
        address, until {formatDay(until)}. There is nothing to pay.
      </EmailText>
      <EmailText>
        The link logs you in without a password. It works once, for {LINK_DAYS} days. After that, “Log in with a link”
        on the login page sends you a new one.
      </EmailText>
      <EmailText muted>If you do not know what this is about, you can ignore this email.</EmailText>
    </EmailLayout>
  ),
});
