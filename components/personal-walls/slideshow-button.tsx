"use client";

import { lazy, Suspense, useState } from "react";
import { Button } from "@/components/ui/button";
import type { SharedWall } from "@/lib/personal-walls/contracts";

const WallSlideshow = lazy(() => import("./wall-slideshow").then((file) => ({ default: file.WallSlideshow })));

/** Opens the slideshow of a wall, which is loaded when it is pressed. */
export function SlideshowButton({ works }: { works: SharedWall["works"] }) {
  const [open, setOpen] = useState(false);
  // Rendered on first use, and kept: a dialog that is unmounted while it is open does not return the focus.
  const [asked, setAsked] = useState(false);
  return (
    <div className="[html:not([data-hydrated])_&]:hidden">
      <Button
        variant="secondary"
        size="small"
        onClick={() => {
          setAsked(true);
          setOpen(true);
        }}
      >
        Slideshow
      </Button>
      <Suspense fallback={null}>
        {asked && <WallSlideshow works={works} open={open} onClose={() => setOpen(false)} />}
      </Suspense>
    </div>
  );
}
