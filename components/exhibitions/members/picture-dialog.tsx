"use client";

import { X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { RoundButton } from "@/components/ui/button";
import { Message } from "@/components/ui/message";
import type { ContentItem } from "@/lib/exhibitions/content-contracts";

/** A picture on the whole screen. The browser's own modal keeps the focus and gives it back to the card. */
export function PictureDialog({ item, onClose }: { item: ContentItem | null; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [state, setState] = useState<"coming" | "there" | "failed">("coming");
  useEffect(() => {
    setState("coming");
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
            <RoundButton label="Close" onClick={onClose} className="hover:bg-chalk/15">
              <X aria-hidden className="size-6" />
            </RoundButton>
          </figcaption>
          <div className="grid min-h-0 place-items-center p-2 pb-4">
            {state === "failed" ? (
              <Message>❌ The picture did not arrive. Close it and open it again.</Message>
            ) : (
              <>
                {state === "coming" && (
                  <p role="status" className="[grid-area:1/1]">
                    Fetching the picture…
                  </p>
                )}
                {/* biome-ignore lint/performance/noImgElement: a file of ours behind the session, in one width. */}
                <img
                  src={item.url}
                  alt={item.description || item.title}
                  onLoad={() => setState("there")}
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
