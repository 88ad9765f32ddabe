"use client";

import { X } from "lucide-react";
import { useEffect, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { IconButton } from "@/components/ui/button";
import { fullScreenModal, Modal } from "@/components/ui/modal";
import type { ContentItem } from "@/lib/member-content/contracts";

/** A full-screen image; closed for null. */
export function ImageDialog({ item, onClose }: { item: ContentItem | null; onClose: () => void }) {
  const [state, setState] = useState<"loading" | "ready" | "failed">("loading");
  useEffect(() => {
    if (item) setState("loading");
  }, [item]);
  return (
    <Modal open={item !== null} onClose={onClose} aria-label={item?.title ?? "Picture"} className={fullScreenModal}>
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
              <Alert tone="error">The picture could not be loaded. Close it and try again.</Alert>
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
                  alt={item.alt || item.description || item.title}
                  onLoad={() => setState("ready")}
                  onError={() => setState("failed")}
                  className="max-h-full min-h-0 max-w-full object-contain [grid-area:1/1]"
                />
              </>
            )}
          </div>
        </figure>
      )}
    </Modal>
  );
}
