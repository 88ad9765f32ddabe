"use client";

import { ChevronDown } from "lucide-react";
import dynamic from "next/dynamic";
import { useId, useState } from "react";
import { Skeleton } from "@/components/ui/skeleton";
import { guestbook } from "@/lib/community/rules";
import { paths } from "@/lib/platform/paths";

const CommentsRoom = dynamic(() => import("./comments-room").then(({ CommentsRoom: room }) => room), {
  ssr: false,
  loading: () => <Skeleton className="h-40 w-full" />,
});

type CommentsPanelProps = {
  exhibition: string;
  artwork?: string;
  /** "Comments", "Exhibition Guestbook" or "Artwork Comments"; what it hangs on decides when it is left out. */
  title?: string;
  defaultOpen?: boolean;
};

/** The notes on an exhibition or an artwork, behind a line that opens. Nothing is fetched before that, nor kept open after. */
export function CommentsPanel({ exhibition, artwork, title, defaultOpen = false }: CommentsPanelProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(defaultOpen);
  const name = title ?? (artwork ? "Artwork Comments" : "Exhibition Guestbook");
  const from = exhibition === guestbook ? paths.guestbook : paths.exhibition(exhibition);
  return (
    <section aria-labelledby={`${id}-title`} className="grid border-line border-y">
      <h2 className="text-subheading">
        <button
          type="button"
          id={`${id}-title`}
          aria-expanded={isOpen}
          aria-controls={`${id}-room`}
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-15 w-full items-center justify-between gap-4 py-3 text-start font-bold"
        >
          {name}
          <ChevronDown
            aria-hidden
            className={`size-6 shrink-0 transition-transform duration-quick motion-reduce:transition-none ${isOpen ? "rotate-180" : ""}`}
          />
        </button>
      </h2>
      <div id={`${id}-room`} hidden={!isOpen} className="pt-2 pb-6">
        {isOpen && (
          <CommentsRoom
            key={`${exhibition}/${artwork}`}
            exhibition={exhibition}
            artwork={artwork}
            title={name}
            from={artwork ? `${from}#guestbook-${artwork}` : from}
          />
        )}
      </div>
    </section>
  );
}
