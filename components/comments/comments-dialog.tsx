"use client";

import dynamic from "next/dynamic";
import { type ReactNode, useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Skeleton } from "@/components/ui/skeleton";
import type { ThreadPolicy } from "@/lib/comments/contracts";
import { paths } from "@/lib/core/urls/paths";

const CommentsSection = dynamic(() => import("./comments-section").then(({ CommentsSection: section }) => section), {
  ssr: false,
  loading: () => <Skeleton className="h-40 w-full" />,
});

type CommentsDialogProps = {
  exhibition: string;
  artwork?: string;
  /** "Comments", "Exhibition Guestbook" or "Artwork Comments". */
  title: string;
  /** Keeps the form in its place while the comments are loaded. */
  policy: ThreadPolicy;
  /** The button's label, or a function that renders the button. */
  trigger: ReactNode | ((open: () => void) => ReactNode);
};

/** The comments in a dialog. The URL hash #guestbook-{artwork} opens the dialog of that artwork. */
export function CommentsDialog({ exhibition, artwork, title, policy, trigger }: CommentsDialogProps) {
  const [isOpen, setOpen] = useState(false);
  const hash = artwork && `#guestbook-${artwork}`;
  useEffect(() => {
    if (!hash) return;
    const openFromHash = () => window.location.hash === hash && setOpen(true);
    openFromHash();
    window.addEventListener("hashchange", openFromHash);
    return () => window.removeEventListener("hashchange", openFromHash);
  }, [hash]);
  const open = () => setOpen(true);
  return (
    <>
      {typeof trigger === "function" ? (
        trigger(open)
      ) : (
        <Button variant="secondary" aria-haspopup="dialog" onClick={open}>
          {trigger}
        </Button>
      )}
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={title} sheet tall>
        {isOpen && (
          <CommentsSection
            key={`${exhibition}/${artwork}`}
            exhibition={exhibition}
            artwork={artwork}
            title={title}
            policy={policy}
            returnTo={`${paths.exhibition(exhibition)}${hash ?? ""}`}
          />
        )}
      </Dialog>
    </>
  );
}
