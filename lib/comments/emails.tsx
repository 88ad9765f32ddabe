import { findConversationTarget } from "@/lib/comments/follow-queries";
import { commentJobs } from "@/lib/comments/jobs";
import { mailableSql, notifyThreadFollowers } from "@/lib/comments/notify-conversation";
import { removalText } from "@/lib/comments/removal-reasons";
import { guestbook, threadKey } from "@/lib/comments/rules";
import { commentPaths } from "@/lib/core/urls/comment-paths";
import { formRedirectPaths } from "@/lib/core/urls/form-redirect-paths";
import { serverApiPaths } from "@/lib/core/urls/server-api-paths";
import { db } from "@/lib/db/client";
import { emailJob } from "@/lib/email/email-job";
import { absoluteUrl, type EmailDraft, EmailLayout, EmailLink, EmailText, renderDraft } from "@/lib/email/email-layout";
import { handleJobs } from "@/lib/jobs/define-job";
import { publish } from "@/lib/realtime/realtime";
import { Prisma } from "@/prisma/generated/client";

type Replies = {
  /** What the reader gets the email for: a comment of their own, one that they follow, a followed thread, or only a mention. */
  reason: "own" | "conversation" | "thread" | "mention";
  replies: number;
  mentions: number;
  /** The reader's own comment, or the name of the thread. Texts of others are not part of an email. */
  about: string;
  path: string;
  unsubscribeToken: string;
  unsubscribeAllToken: string;
};

const count = (number: number, one: string, many: string) => (number === 1 ? `1 ${one}` : `${number} ${many}`);

type Summary = Pick<Replies, "reason" | "replies" | "mentions" | "about">;

const nouns = {
  own: ["new reply", "new replies", " to your comment"],
  conversation: ["new reply", "new replies", " in a conversation you follow"],
  thread: ["new comment", "new comments", ""],
  mention: ["new reply", "new replies", ""],
} as const;

/** "2 new replies to your comment and 1 mention of you" */
function summarize({ reason, replies, mentions, about }: Summary): string {
  const [one, many, where] = nouns[reason];
  return [
    replies > 0 && `${count(replies, one, many)}${reason === "thread" ? `: ${about}` : where}`,
    mentions > 0 && (replies > 0 ? count(mentions, "mention of you", "mentions of you") : "You were mentioned"),
  ]
    .filter(Boolean)
    .join(" and ");
}

function opening({ reason, about }: Summary): string {
  if (reason === "own") return `You wrote: “${about}”`;
  if (reason === "mention") return "Somebody named you in a comment.";
  return reason === "conversation"
    ? "Somebody has replied in a conversation that you follow."
    : `Somebody has written in what you follow: ${about}.`;
}

export const repliesDraft = (found: Replies): EmailDraft => ({
  subject: summarize(found),
  email: (
    <EmailLayout
      preview={`${summarize(found)}. Read it in the Living Archive.`}
      title={summarize(found)}
      action={{ href: absoluteUrl(found.path), label: "Read it" }}
    >
      <EmailText>{opening(found)}</EmailText>
      <EmailText muted>
        {found.reason === "thread"
          ? "You get at most one email a day about these comments, because you follow them."
          : "You get at most one email an hour about a conversation."}{" "}
        <EmailLink href={absoluteUrl(formRedirectPaths.stopCommentMails(found.unsubscribeToken))}>
          {found.reason === "thread" ? "Stop following them" : "Stop emails about this conversation"}
        </EmailLink>{" "}
        or{" "}
        <EmailLink href={absoluteUrl(formRedirectPaths.stopCommentMails(found.unsubscribeAllToken))}>
          stop all emails about comments
        </EmailLink>
        .
      </EmailText>
    </EmailLayout>
  ),
});

type Removed = { message: string /** Null where the moderator gave none. */; reason: string | null };

export const removedDraft = ({ message, reason }: Removed): EmailDraft => ({
  subject: "Your comment was removed",
  email: (
    <EmailLayout
      preview="A moderator has removed a comment of yours. You can appeal."
      title="Your comment was removed"
      action={{ href: absoluteUrl(commentPaths.myComments()), label: "See it and appeal" }}
    >
      <EmailText>A moderator has removed what you wrote: “{message}”</EmailText>
      {reason && <EmailText>{reason}</EmailText>}
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
 * nothing of it is shown to the reader any more, or when they have stopped the emails.
 */
async function claimNotices({ id, userId, mail }: { id: string; userId: string; mail: string }): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    WITH claimed AS (
      UPDATE comment_notices SET mail = ${mail}
      WHERE conversation_id = ${id} AND (mail IS NULL OR mail = ${mail}) RETURNING comment_id)
    SELECT c.id FROM comments c JOIN claimed ON claimed.comment_id = c.id WHERE ${mailableSql(Prisma.sql`${userId}`)}`;
  return rows.map(({ id }) => id);
}

type Conversation = Prisma.CommentConversationGetPayload<{ include: { comment: true; user: true } }>;

/** What an email says about new comments; null when the user neither wrote nor follows the conversation, nor is mentioned any more. */
async function summarizeNotices(
  { comment, user, exhibition, artwork, followedAt }: Conversation,
  found: readonly string[],
): Promise<(Summary & { path: string }) | null> {
  if (!comment) {
    const key = threadKey({ exhibition: exhibition ?? guestbook, artwork });
    // Named as everybody may read it.
    const thread = followedAt && (await findConversationTarget({ kind: "thread", key }, null));
    if (!thread?.path) return null;
    return { reason: "thread", replies: found.length, mentions: 0, about: thread.name, path: thread.path };
  }
  const path = pathOf(comment);
  if (comment.userId === user.id)
    return { reason: "own", replies: found.length, mentions: 0, about: comment.message, path };
  const mentions = await db.commentMention.count({ where: { userId: user.id, commentId: { in: [...found] } } });
  const replies = followedAt ? found.length - mentions : 0;
  if (replies + mentions === 0) return null;
  return { reason: replies > 0 ? "conversation" : "mention", replies, mentions, about: "", path };
}

const repliesEmail = emailJob(
  async ({ conversationId, mail }: { conversationId: string; mail: string }) => {
    const conversation = await db.commentConversation.findUnique({
      where: { id: conversationId },
      include: { comment: true, user: { include: { commentMailSetting: true } } },
    });
    if (!conversation) return null;
    const { user, mutedAt, unsubscribeToken } = conversation;
    const found = await claimNotices({ id: conversationId, userId: user.id, mail });
    const setting = user.commentMailSetting;
    if (found.length === 0 || mutedAt || !setting || setting.stoppedAt || user.deletedAt || user.disabledAt)
      return null;
    const summary = await summarizeNotices(conversation, found);
    if (!summary) return null;
    const draft = repliesDraft({
      ...summary,
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
  return {
    to: comment.user.email,
    ...(await renderDraft(removedDraft({ message: comment.message, reason: removalText(comment) }))),
  };
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
  threadNews: { run: ({ commentIds }) => notifyThreadFollowers(commentIds) },
  removed: removedEmail,
  appealDecided: appealDecidedEmail,
});
