import { formatLagosShortDate } from "@/components/ui/lagos-time";
import type { Comment, CommentWithReplies } from "@/lib/comments/contracts";
import { reactionLabels } from "@/lib/comments/thread-rules";
import { AuthorInitial } from "./author-initial";
import { CommentBadges } from "./comment-badges";
import { CommentText } from "./comment-text";
import { VoicePlayer } from "./voice-player";

function Note({ note }: { note: Comment }) {
  const { user, reactions } = note;
  return (
    <article aria-label={`Comment by ${user.displayName}`} className="grid gap-2">
      <CommentText message={note.message} mentions={note.mentions} className="text-read" />
      {note.voice !== null && <VoicePlayer id={note._id} seconds={note.voice} by={user.displayName} />}
      <footer className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <AuthorInitial name={user.displayName} />
        <b className="break-words font-bold text-small [unicode-bidi:isolate]">{user.displayName}</b>
        <CommentBadges badges={user.badges} />
        <time dateTime={note.createdAt} className="font-medium font-read text-muted text-tiny">
          {formatLagosShortDate(note.createdAt)}
        </time>
        {reactions.counts.map(({ kind, count }) => (
          <span key={kind} className="text-muted text-tiny">
            {reactionLabels[kind]}: {count}
          </span>
        ))}
      </footer>
    </article>
  );
}

/** A comment of the guestbook with its replies, to read. */
export function SingleNote({ note }: { note: CommentWithReplies }) {
  return (
    <div className="on-paper grid gap-5 p-[clamp(1.25rem,3vw,2.5rem)] shadow-label">
      <Note note={note} />
      {note.replies.length > 0 && (
        <ul aria-label="Replies" className="grid gap-5 border-line-strong border-s-2 ps-4">
          {note.replies.map((reply) => (
            <li key={reply._id}>
              <Note note={reply} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
