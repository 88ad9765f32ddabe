"use client";

import { X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { IconButton } from "@/components/ui/button";
import type { ContentItem } from "@/lib/member-content/contracts";

/** A full-screen image. The native dialog traps the focus and returns it to the card. */
export function ImageDialog({ item, onClose }: { item: ContentItem | null; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [state, setState] = useState<"loading" | "ready" | "failed">("loading");
  useEffect(() => {
    setState("loading");
    if (item && !dialog.current?.open) dialog.current?.showModal();
    if (!item && dialog.current?.open) dialog.current.close();
  }, [item]);
  return (
    <dialog
      ref={dialog}
      aria-label={item?.title ?? "Picture"}
      onClose={onClose}
      className="m-0 h-dvh max-h-none w-screen max-w-none bg-night p-0 text-chalk [--focus:var(--chalk)] backdrop:bg-night"
    >
      {item && (
        <figure className="grid h-full grid-rows-[auto_minmax(0,1fr)]">
          <figcaption className="flex items-center justify-between gap-4 ps-edge pe-2">
            <span className="py-3 font-bold text-base">{item.title}</span>
            <IconButton label="Close" onClick={onClose} className="hover:bg-chalk/15">
              <X aria-hidden className="size-6" />
            </IconButton>
          </figcaption>
          <div className="grid min-h-0 place-items-center p-2 pb-4">
            {state === "failed" ? (
              <Alert>❌ The picture could not be loaded. Close it and try again.</Alert>
            ) : (
              <>
                {state === "loading" && (
                  <p role="status" className="[grid-area:1/1]">
                    Loading…
                  </p>
                )}
                {/* biome-ignore lint/performance/noImgElement: served through the session in one width. */}
                <img
                  src={item.url}
                  alt={item.description || item.title}
                  onLoad={() => setState("ready")}
                  onError={() => setState("failed")}
                  className="max-h-full min-h-0 max-w-full object-contain [grid-area:1/1]"
                />
              </>
            )}
          </div>
        </figure>
      )}
    </dialog>
  );
}
