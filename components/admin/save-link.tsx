import { Download } from "lucide-react";
import { plate } from "@/components/ui/plate";

/** A table to be saved; the browser stays where it is. */
export function SaveLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} download className={plate({ look: "secondary", size: "small" })}>
      <Download aria-hidden className="size-4" />
      {children}
    </a>
  );
}
