import { issueToken } from "@/lib/auth/issue-token";
import { paths } from "@/lib/core/urls/paths";
import { db, transaction } from "@/lib/db/client";
import { emailJob } from "@/lib/email/email-job";
import { absoluteUrl, type EmailDraft, EmailLayout, EmailText, renderDraft } from "@/lib/email/email-layout";
import { formatDay, type Member, type PayloadOf } from "@/lib/subscriptions/emails";
import { getSubscription } from "@/lib/subscriptions/queries";
import { planTitle } from "@/lib/subscriptions/rules";

const LINK_DAYS = 7;

/**
 * The welcome to an imported member. Whose address is not verified yet gets a link that logs them in, issued when the email is sent; others log in
 * as they always do. Nothing for a plan that was taken back.
 */
export const importWelcomeEmail = emailJob(
  async (payload: PayloadOf<"importWelcome">) => {
    const { userId } = payload;
    const user = await db.user.findUnique({ where: { id: userId, deletedAt: null, disabledAt: null } });
    if (!user || !(await getSubscription(userId))?.isActive) return null;
    const token = user.emailVerifiedAt ? null : await issueLink(userId);
    return { to: user.email, ...(await renderDraft(importWelcomeDraft(user, { ...payload, token }))) };
  },
  { sensitive: true },
);

function issueLink(userId: string): Promise<string> {
  const [payload, minutes] = [{ redirectTo: paths.account }, LINK_DAYS * 24 * 60];
  return transaction((tx) => issueToken(tx, { userId, purpose: "SignIn", payload, preserveOlder: true, minutes }));
}

export const importWelcomeDraft = (
  user: Member,
  { plan, until, token }: Omit<PayloadOf<"importWelcome">, "userId"> & { token: string | null },
): EmailDraft => ({
  subject: "Your membership is at The Living Archive now",
  email: (
    <EmailLayout
      preview={`${planTitle(plan)}, until ${formatDay(until)}.${token ? " The link logs you in." : ""}`}
      title="You are in the Circle."
      action={{
        href: absoluteUrl(token ? paths.signInLink(token) : paths.login({ redirectTo: paths.account })),
        label: "Log in",
      }}
    >
      <EmailText>
        {user.firstName}, your {planTitle(plan)} membership is registered at The Living Archive, with this email
        address, until {formatDay(until)}. There is nothing to pay.
      </EmailText>
      {token && (
        <EmailText>
          The link logs you in without a password. It works once, for {LINK_DAYS} days. After that, “Log in with a link”
          on the login page sends you a new one.
        </EmailText>
      )}
      <EmailText muted>If you do not know what this is about, you can ignore this email.</EmailText>
    </EmailLayout>
  ),
});
