"use client";

import { ChevronDown } from "lucide-react";
import dynamic from "next/dynamic";
import { type ReactNode, useId, useState } from "react";
import { Skeleton } from "@/components/ui/skeleton";
import type { ThreadPolicy } from "@/lib/comments/contracts";
import { guestbook } from "@/lib/comments/rules";
import { commentPaths } from "@/lib/core/urls/comment-paths";
import { paths } from "@/lib/core/urls/paths";

const CommentsSection = dynamic(() => import("./comments-section").then(({ CommentsSection: section }) => section), {
  ssr: false,
  loading: () => <Skeleton className="h-40 w-full" />,
});

type CommentsPanelProps = {
  exhibition: string;
  artwork?: string;
  /** "Comments", "Exhibition Guestbook" or "Artwork Comments"; by default one of the last two. */
  title?: string;
  defaultOpen?: boolean;
  layout?: "list" | "grid";
  /** Keeps the form in its place while the comments are loaded. */
  policy?: ThreadPolicy;
  /** Content beside the form, in the grid. */
  children?: ReactNode;
};

/** A collapsible panel with the comments of an exhibition or artwork. They are loaded when it opens and unmounted when it closes. */
export function CommentsPanel({
  exhibition,
  artwork,
  title,
  defaultOpen = false,
  layout = "list",
  policy,
  children,
}: CommentsPanelProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(defaultOpen);
  const name = title ?? (artwork ? "Artwork Comments" : "Exhibition Guestbook");
  const pageUrl = exhibition === guestbook ? paths.guestbook : paths.exhibition(exhibition);
  return (
    <section aria-labelledby={`${id}-title`} className="grid border-line border-y">
      {/* Without JavaScript, and before it has loaded, the button leads to the page of the thread. */}
      <form action={commentPaths.thread({ exhibition, artwork })} className="text-subheading">
        <h2>
          <button
            type="submit"
            id={`${id}-title`}
            aria-expanded={isOpen}
            aria-controls={`${id}-content`}
            onClick={(event) => {
              event.preventDefault();
              setOpen(!isOpen);
            }}
            className="flex min-h-15 w-full items-center justify-between gap-4 py-3 text-start font-bold"
          >
            {name}
            <ChevronDown
              aria-hidden
              className={`size-6 shrink-0 transition-transform duration-quick motion-reduce:transition-none ${isOpen ? "rotate-180" : ""}`}
            />
          </button>
        </h2>
      </form>
      <div id={`${id}-content`} hidden={!isOpen} className="pt-2 pb-6">
        {isOpen && (
          <CommentsSection
            key={`${exhibition}/${artwork}`}
            exhibition={exhibition}
            artwork={artwork}
            title={name}
            returnTo={artwork ? `${pageUrl}#guestbook-${artwork}` : pageUrl}
            layout={layout}
            policy={policy}
          >
            {children}
          </CommentsSection>
        )}
      </div>
    </section>
  );
}
