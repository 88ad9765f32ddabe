"use client";

import { Copy } from "lucide-react";
import { Button } from "@/components/ui/button";
import { notify } from "@/components/ui/toast";

type CopyButtonProps = {
  children: string;
  /** A path of this site is copied with its origin. */
  text: string;
};

/** Copies a URL. */
export function CopyButton({ children, text }: CopyButtonProps) {
  const copy = () =>
    void navigator.clipboard
      .writeText(new URL(text, location.href).href)
      .then(() => notify.success("Copied"))
      .catch(() => notify.error("That could not be copied. Please select the text and copy it."));
  return (
    <Button variant="secondary" size="small" onClick={copy}>
      <Copy aria-hidden className="size-4" />
      {children}
    </Button>
  );
}
