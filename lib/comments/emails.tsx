import { commentJobs } from "@/lib/comments/jobs";
import { publishedSql } from "@/lib/comments/published-sql";
import { guestbook } from "@/lib/comments/rules";
import { commentPaths } from "@/lib/core/urls/comment-paths";
import { formRedirectPaths } from "@/lib/core/urls/form-redirect-paths";
import { serverApiPaths } from "@/lib/core/urls/server-api-paths";
import { db } from "@/lib/db/client";
import { emailJob } from "@/lib/email/email-job";
import { absoluteUrl, type EmailDraft, EmailLayout, EmailLink, EmailText, renderDraft } from "@/lib/email/email-layout";
import { handleJobs } from "@/lib/jobs/define-job";
import { publish } from "@/lib/realtime/realtime";

type Replies = {
  replies: number;
  mentions: number;
  /** The reader's own comment; null when they only were mentioned. Texts of others are not part of an email. */
  own: string | null;
  path: string;
  unsubscribeToken: string;
  unsubscribeAllToken: string;
};

const count = (number: number, one: string, many: string) => (number === 1 ? `1 ${one}` : `${number} ${many}`);

/** "2 new replies to your comment and 1 mention of you" */
function summarize({ replies, mentions }: Pick<Replies, "replies" | "mentions">): string {
  return [
    replies > 0 && `${count(replies, "new reply", "new replies")} to your comment`,
    mentions > 0 && (replies > 0 ? count(mentions, "mention of you", "mentions of you") : "You were mentioned"),
  ]
    .filter(Boolean)
    .join(" and ");
}

export const repliesDraft = (found: Replies): EmailDraft => ({
  subject: summarize(found),
  email: (
    <EmailLayout
      preview={`${summarize(found)}. Read it in the Living Archive.`}
      title={summarize(found)}
      action={{ href: absoluteUrl(found.path), label: "Read it" }}
    >
      {found.own === null ? (
        <EmailText>Somebody named you in a comment.</EmailText>
      ) : (
        <EmailText>You wrote: “{found.own}”</EmailText>
      )}
      <EmailText muted>
        You get at most one email an hour about a conversation.{" "}
        <EmailLink href={absoluteUrl(formRedirectPaths.stopCommentMails(found.unsubscribeToken))}>
          Stop emails about this conversation
        </EmailLink>{" "}
        or{" "}
        <EmailLink href={absoluteUrl(formRedirectPaths.stopCommentMails(found.unsubscribeAllToken))}>
          stop all emails about replies
        </EmailLink>
        .
      </EmailText>
    </EmailLayout>
  ),
});

export const removedDraft = ({ message }: { message: string }): EmailDraft => ({
  subject: "Your comment was removed",
  email: (
    <EmailLayout
      preview="A moderator has removed a comment of yours. You can appeal."
      title="Your comment was removed"
      action={{ href: absoluteUrl(commentPaths.myComments()), label: "See it and appeal" }}
    >
      <EmailText>A moderator has removed what you wrote: “{message}”</EmailText>
      <EmailText>If you think that this is a mistake, you can appeal once. A person reads it.</EmailText>
    </EmailLayout>
  ),
});

type Decided = { granted: boolean; message: string; reply: string; path: string };

export const appealDecidedDraft = ({ granted, message, reply, path }: Decided): EmailDraft => ({
  subject: granted ? "Your comment is shown again" : "Your comment stays removed",
  email: (
    <EmailLayout
      preview={granted ? "We have decided your appeal: the comment is back." : "We have decided your appeal."}
      title={granted ? "Your comment is shown again" : "Your comment stays removed"}
      action={{
        href: absoluteUrl(granted ? path : commentPaths.myComments()),
        label: granted ? "See it" : "Your comments",
      }}
    >
      <EmailText>You wrote: “{message}”</EmailText>
      <EmailText>Our reply: {reply}</EmailText>
      {!granted && <EmailText muted>This decision is final.</EmailText>}
    </EmailLayout>
  ),
});

type Place = { id: string; exhibition: string };

/** Where a comment is read. */
const pathOf = ({ id, exhibition }: Place): string =>
  exhibition === guestbook ? commentPaths.guestbookNote(id) : commentPaths.conversation(id);

/**
 * Claims what is new in a conversation, so that a retry sends the same and the next email has only what came later. Not sent when
 * nothing of it is shown any more, or when the reader has stopped the emails.
 */
async function claimNotices(conversationId: string, mail: string): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    WITH claimed AS (
      UPDATE comment_notices SET mail = ${mail}
      WHERE conversation_id = ${conversationId} AND (mail IS NULL OR mail = ${mail}) RETURNING comment_id)
    SELECT c.id FROM comments c JOIN claimed ON claimed.comment_id = c.id WHERE ${publishedSql}`;
  return rows.map(({ id }) => id);
}

const repliesEmail = emailJob(
  async ({ conversationId, mail }: { conversationId: string; mail: string }) => {
    const conversation = await db.commentConversation.findUnique({
      where: { id: conversationId },
      include: { comment: true, user: { include: { commentMailSetting: true } } },
    });
    if (!conversation) return null;
    const found = await claimNotices(conversationId, mail);
    const { user, comment, mutedAt, unsubscribeToken } = conversation;
    const setting = user.commentMailSetting;
    if (found.length === 0 || mutedAt || !setting || setting.stoppedAt || user.deletedAt || user.disabledAt)
      return null;
    const isOwn = comment.userId === user.id;
    const mentions = await db.commentMention.count({ where: { userId: user.id, commentId: { in: found } } });
    const draft = repliesDraft({
      replies: isOwn ? found.length : 0,
      mentions: isOwn ? 0 : mentions,
      own: isOwn ? comment.message : null,
      path: pathOf(comment),
      unsubscribeToken,
      unsubscribeAllToken: setting.unsubscribeToken,
    });
    const headers = {
      "List-Unsubscribe": `<${absoluteUrl(serverApiPaths.stopCommentMailsOneClick(unsubscribeToken))}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      // Out-of-office replies do not answer to it (RFC 3834).
      "Auto-Submitted": "auto-generated",
    };
    return { to: user.email, ...(await renderDraft(draft)), headers };
  },
  { sensitive: true },
);

/** Not sent when a moderator has taken the removal back, or the author has appealed meanwhile. */
const removedEmail = emailJob(async ({ commentId }: { commentId: string }) => {
  const comment = await db.comment.findFirst({
    where: { id: commentId, appeal: null, OR: [{ status: "refused" }, { deletedAt: { not: null } }] },
    include: { user: true },
  });
  if (!comment || comment.user.deletedAt || comment.deletedById === comment.userId) return null;
  return { to: comment.user.email, ...(await renderDraft(removedDraft(comment))) };
});

const appealDecidedEmail = emailJob(async ({ appealId }: { appealId: string }) => {
  const appeal = await db.commentAppeal.findUnique({ where: { id: appealId }, include: { user: true, comment: true } });
  if (!appeal?.decision || appeal.user.deletedAt) return null;
  const { comment, decision, reply, user } = appeal;
  const draft = appealDecidedDraft({
    granted: decision === "granted",
    message: comment.message,
    reply: reply ?? "",
    path: pathOf(comment),
  });
  return { to: user.email, ...(await renderDraft(draft)) };
});

/** A client that misses a realtime message still refetches on its next poll. */
export const commentJobHandlers = handleJobs(commentJobs, {
  threadChanged: { run: ({ channel, event, data }) => publish(channel, event, data) },
  replies: repliesEmail,
  removed: removedEmail,
  appealDecided: appealDecidedEmail,
});
