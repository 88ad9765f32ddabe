import { Download } from "lucide-react";
import { buttonVariants } from "@/components/ui/button-variants";

type DownloadLinkProps = {
  href: string;
  children: string;
  /** For what is not sent by the server, which names its files. */
  fileName?: string;
};

/** Downloads a file without leaving the page. */
export function DownloadLink({ href, children, fileName }: DownloadLinkProps) {
  return (
    <a href={href} download={fileName ?? true} className={buttonVariants({ variant: "secondary", size: "small" })}>
      <Download aria-hidden className="size-4" />
      {children}
    </a>
  );
}
