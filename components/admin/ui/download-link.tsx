import { Download } from "lucide-react";
import { buttonVariants } from "@/components/ui/button-variants";

/** Downloads a file without leaving the page. */
export function DownloadLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} download className={buttonVariants({ variant: "secondary", size: "small" })}>
      <Download aria-hidden className="size-4" />
      {children}
    </a>
  );
}
