import { paths } from "@/lib/core/urls/paths";
import { db } from "@/lib/db/client";
import { emailJob } from "@/lib/email/email-job";
import { absoluteUrl, type EmailDraft, EmailLayout, EmailText, renderDraft } from "@/lib/email/email-layout";
import { fulfilmentJobs } from "@/lib/fulfilment/jobs";
import { handleJobs } from "@/lib/jobs/define-job";

/** Asks a collector where the welcome pack may be sent. */
export const askAddressDraft = ({ firstName }: { firstName: string }): EmailDraft => ({
  subject: "Where may we send your welcome pack?",
  email: (
    <EmailLayout
      preview="Your Collector plan includes a welcome pack, and we have no address for you."
      title="Where may we send your welcome pack?"
      action={{ href: absoluteUrl(paths.account), label: "Add your address" }}
    >
      <EmailText>
        {firstName}, your Collector plan includes a welcome pack. Your account has no delivery address yet, so it is
        still with us. Add an address to your account, and it is sent with the next ones.
      </EmailText>
    </EmailLayout>
  ),
});

export const fulfilmentJobHandlers = handleJobs(fulfilmentJobs, {
  askAddress: emailJob(async ({ userId }) => {
    const user = await db.user.findFirst({
      where: { id: userId, disabledAt: null, deletedAt: null },
      select: { email: true, firstName: true, shippingAddress: true },
    });
    // An address that was added meanwhile makes the question obsolete.
    if (!user || user.shippingAddress) return null;
    return { to: user.email, ...(await renderDraft(askAddressDraft(user))) };
  }),
});
