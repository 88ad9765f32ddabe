import { Image } from "@/components/ui/image";
import { paths } from "@/lib/core/urls/paths";
import type { LeaderCard } from "@/lib/exhibitions/contracts";
import { AuthorInitial } from "./author-initial";
import { FoldForReader } from "./fold-for-reader";

export type FeaturedComment = {
  _id: string;
  message: string;
  /** The display name of its author. */
  by: string;
  /** The artwork that it is about, and its leader; null for one about the whole exhibition. */
  work: { slug: string; picture: LeaderCard["portrait"]; leader: Pick<LeaderCard, "slug" | "name"> } | null;
};

type FeaturedCommentsProps = {
  comments: readonly FeaturedComment[];
  /** Inside the viewer, where a work leads to its comments; elsewhere it leads to the page of its leader. */
  inViewer?: boolean;
  className?: string;
};

/** What visitors have said about an exhibition, chosen by the moderators, each with the work that it is about. Nothing when nothing is featured. */
export function FeaturedComments({ comments, inViewer = false, className = "" }: FeaturedCommentsProps) {
  if (comments.length === 0) return null;
  const ids = comments.map(({ _id }) => _id);
  return (
    <section aria-labelledby="visitors-say" className={`grid gap-6 ${className}`}>
      <h2 id="visitors-say" className={inViewer ? "text-heading" : "text-title"}>
        What visitors say
      </h2>
      <ul className="grid gap-x-gutter gap-y-8 md:grid-cols-3">
        {comments.map(({ _id, message, by, work }) => (
          <li key={_id}>
            <FoldForReader id={_id} by={by} among={ids}>
              <div className="flex items-start gap-4">
                {work && (
                  <Image
                    {...work.picture}
                    alt=""
                    sizes="5.5rem"
                    className="aspect-4/5 h-auto w-22 shrink-0 border-2 border-frame object-cover shadow-label in-data-[mode=lite]:hidden"
                  />
                )}
                <blockquote className="grid min-w-0 gap-3">
                  <p
                    dir="auto"
                    className="whitespace-pre-wrap break-words font-normal font-read text-lede leading-[1.24]"
                  >
                    {message}
                  </p>
                  <footer className="flex flex-wrap items-center gap-x-2 gap-y-1 text-small">
                    <AuthorInitial name={by} />
                    <b className="break-words font-bold">{by}</b>
                    {work && (
                      <span className="text-muted">
                        on{" "}
                        <a
                          href={inViewer ? `#guestbook-${work.slug}` : paths.leader(work.leader.slug)}
                          className="link inline-flex min-h-tap items-center"
                        >
                          {work.leader.name}
                        </a>
                      </span>
                    )}
                  </footer>
                </blockquote>
              </div>
            </FoldForReader>
          </li>
        ))}
      </ul>
    </section>
  );
}
