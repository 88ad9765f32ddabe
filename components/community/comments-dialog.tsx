"use client";

import dynamic from "next/dynamic";
import { type ReactNode, useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Skeleton } from "@/components/ui/skeleton";
import { paths } from "@/lib/platform/paths";

const CommentsRoom = dynamic(() => import("./comments-room").then(({ CommentsRoom: room }) => room), {
  ssr: false,
  loading: () => <Skeleton className="h-40 w-full" />,
});

type CommentsDialogProps = {
  exhibition: string;
  artwork?: string;
  /** "Comments", "Exhibition Guestbook" or "Artwork Comments". */
  title: string;
  /** What the button says; or the whole of it, given the way to open the popup. */
  trigger: ReactNode | ((open: () => void) => ReactNode);
};

/** The notes in a popup. The address #guestbook-{artwork} opens that of its artwork. */
export function CommentsDialog({ exhibition, artwork, title, trigger }: CommentsDialogProps) {
  const [isOpen, setOpen] = useState(false);
  const hash = artwork && `#guestbook-${artwork}`;
  useEffect(() => {
    if (!hash) return;
    const look = () => window.location.hash === hash && setOpen(true);
    look();
    window.addEventListener("hashchange", look);
    return () => window.removeEventListener("hashchange", look);
  }, [hash]);
  const open = () => setOpen(true);
  return (
    <>
      {typeof trigger === "function" ? (
        trigger(open)
      ) : (
        <Button look="secondary" aria-haspopup="dialog" onClick={open}>
          {trigger}
        </Button>
      )}
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={title} sheet>
        {isOpen && (
          <CommentsRoom
            key={`${exhibition}/${artwork}`}
            exhibition={exhibition}
            artwork={artwork}
            title={title}
            from={`${paths.exhibition(exhibition)}${hash ?? ""}`}
          />
        )}
      </Dialog>
    </>
  );
}
