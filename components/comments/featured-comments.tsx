import type { Comment } from "@/lib/comments/contracts";

/** What visitors have said about an exhibition, chosen by the moderators. Nothing when nothing is featured. */
export function FeaturedComments({ comments }: { comments: readonly Comment[] }) {
  if (comments.length === 0) return null;
  return (
    <section aria-labelledby="visitors-say" className="page-x grid gap-6 pb-wall">
      <h2 id="visitors-say" className="text-title">
        What visitors say
      </h2>
      <ul className="grid gap-6 md:grid-cols-3">
        {comments.map(({ _id, message, user }) => (
          <li key={_id}>
            <blockquote className="grid gap-2 border-line-strong border-s-2 ps-4">
              <p dir="auto" className="whitespace-pre-wrap break-words font-normal font-read text-read">
                {message}
              </p>
              <footer className="break-words font-bold text-small">{user.displayName}</footer>
            </blockquote>
          </li>
        ))}
      </ul>
    </section>
  );
}
