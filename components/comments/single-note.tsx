import type { ReactNode } from "react";
import { formatLagosShortDate } from "@/components/ui/lagos-time";
import type { Comment, CommentWithReplies } from "@/lib/comments/contracts";
import { reactionLabels } from "@/lib/comments/thread-rules";
import { AuthorInitial } from "./author-initial";
import { CommentBadges } from "./comment-badges";
import { CommentText } from "./comment-text";
import { FoldForReader } from "./fold-for-reader";
import { MutedFold } from "./muted-fold";
import { VoicePlayer } from "./voice-player";

type NoteProps = { note: Comment; foot: ReactNode; cachedIn: string | null };

function Note({ note, foot, cachedIn }: NoteProps) {
  const { user } = note;
  const article = (
    <article
      id={note._id}
      aria-label={`Comment by ${user.displayName}`}
      className="grid scroll-mt-[calc(var(--header)+1rem)] gap-2"
    >
      <CommentText message={note.message} mentions={note.mentions} className="text-read" />
      {note.voice !== null && <VoicePlayer id={note._id} seconds={note.voice} by={user.displayName} />}
      <footer className="grid gap-2">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <AuthorInitial name={user.displayName} />
          <b className="break-words font-bold text-small [unicode-bidi:isolate]">{user.displayName}</b>
          <CommentBadges badges={user.badges} />
          <time dateTime={note.createdAt} className="font-medium font-read text-muted text-tiny">
            {formatLagosShortDate(note.createdAt)}
            {note.editedAt && ", edited"}
          </time>
        </p>
        {foot}
      </footer>
    </article>
  );
  return cachedIn === null ? (
    <MutedFold isMuted={note.muted === true} by={user.displayName}>
      {article}
    </MutedFold>
  ) : (
    <FoldForReader id={note._id} by={user.displayName} among={[cachedIn]}>
      {article}
    </FoldForReader>
  );
}

/** The reactions to a comment, to read. */
function ReactionCounts({ note }: { note: Comment }) {
  const { counts } = note.reactions;
  if (counts.length === 0) return null;
  return (
    <p className="flex flex-wrap gap-x-3 text-muted text-tiny">
      {counts.map(({ kind, count }) => (
        <span key={kind}>
          {reactionLabels[kind]}: {count}
        </span>
      ))}
    </p>
  );
}

type SingleNoteProps = {
  note: CommentWithReplies;
  /** What stands below each comment; by default the reactions, to read. */
  footOf?: (note: Comment) => ReactNode;
  /** Whether the page is the same for everybody, so that the reader's own call finds whom they have muted. */
  isCached?: boolean;
};

/** A comment with its replies as a paper note. */
export function SingleNote({
  note,
  footOf = (each) => <ReactionCounts note={each} />,
  isCached = false,
}: SingleNoteProps) {
  const cachedIn = isCached ? note._id : null;
  return (
    <div className="on-paper grid gap-5 p-[clamp(1.25rem,3vw,2.5rem)] shadow-label">
      <Note note={note} foot={footOf(note)} cachedIn={cachedIn} />
      {note.replies.length > 0 && (
        <ul aria-label="Replies" className="grid gap-5 border-line-strong border-s-2 ps-4">
          {note.replies.map((reply) => (
            <li key={reply._id}>
              <Note note={reply} foot={footOf(reply)} cachedIn={cachedIn} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
