import { findMentions } from "@/lib/comments/thread-rules";

type CommentTextProps = { message: string; mentions: readonly string[]; className: string };

/** The text of a comment; the people whom it names are set off. */
export function CommentText({ message, mentions, className }: CommentTextProps) {
  const found = findMentions(message, mentions);
  const starts = [0, ...found.map(({ end }) => end)];
  return (
    <p
      dir="auto"
      className={`whitespace-pre-wrap break-words font-normal font-read [unicode-bidi:isolate] ${className}`}
    >
      {starts.map((start, index) => (
        <span key={start}>
          {message.slice(start, found[index]?.start)}
          {found[index] && <b className="font-bold">{message.slice(found[index].start, found[index].end)}</b>}
        </span>
      ))}
    </p>
  );
}
