import Link from "next/link";
import { formatLagosMoment } from "@/lib/core/lagos-datetime";

type ImportNameProps = { href: string; one: { fileName: string; at: string; by: string } };

/** The file of an import, as the link to its page, with when it was imported and by whom. */
export function ImportName({ href, one: { fileName, at, by } }: ImportNameProps) {
  return (
    <span className="grid gap-0.5">
      <Link href={href} prefetch={false} className="link wrap-anywhere font-semibold">
        {fileName}
      </Link>
      <span className="text-muted text-tiny">
        {formatLagosMoment(at)}, by {by}
      </span>
    </span>
  );
}
