import { paths } from "@/lib/core/urls/paths";
import { db } from "@/lib/db/client";
import { emailJob } from "@/lib/email/email-job";
import { absoluteUrl, type EmailDraft, EmailLayout, EmailText, renderDraft } from "@/lib/email/email-layout";
import { handleJobs } from "@/lib/jobs/define-job";
import { personalWallJobs } from "@/lib/personal-walls/jobs";

export const wallRemovedDraft = ({ reason }: { reason: string }): EmailDraft => ({
  subject: "Your wall is no longer shared",
  email: (
    <EmailLayout
      preview="A moderator has taken your shared wall off. It is still yours."
      title="Your wall is no longer shared"
      action={{ href: absoluteUrl(paths.myWall()), label: "Open your wall" }}
    >
      <EmailText>A moderator has taken off the wall that you shared. The reason: {reason}</EmailText>
      <EmailText>
        Its works and captions are kept, and only you see them. If you change what is wrong, or think that this is a
        mistake, write to us from the contact page, and we look at it again.
      </EmailText>
    </EmailLayout>
  ),
});

/** Not sent when a moderator has allowed the wall again meanwhile. */
const removedEmail = emailJob(async ({ wallId }: { wallId: string }) => {
  const wall = await db.personalWall.findFirst({
    where: { id: wallId, removedAt: { not: null } },
    include: { user: true },
  });
  if (!wall?.removalReason || wall.user.deletedAt) return null;
  return { to: wall.user.email, ...(await renderDraft(wallRemovedDraft({ reason: wall.removalReason }))) };
});

export const personalWallJobHandlers = handleJobs(personalWallJobs, { removed: removedEmail });
