import Link from "next/link";
import { DataTable } from "@/components/admin/ui/data-table";
import { formatLagosDate, formatLagosTime } from "@/components/ui/lagos-time";
import { paths } from "@/lib/core/urls/paths";
import type { AdminLegalPageVersion } from "@/lib/legal-pages/contracts";

/** The versions of a legal page, newest first. Times are Lagos time. */
export function LegalPageHistory({ versions }: { versions: readonly AdminLegalPageVersion[] }) {
  return (
    <section className="pt-14">
      <DataTable
        caption="Versions"
        columns={["Version", "Published", "By", "What changed"]}
        rows={versions.map(({ slug, version, publishedAt, publishedBy, summary }) => ({
          key: String(version),
          cells: [
            <Link key="version" href={paths.legalPageVersion(slug, version)} prefetch={false} className="link">
              Version {version}
            </Link>,
            <time key="published" dateTime={publishedAt}>
              {formatLagosDate(publishedAt)}, {formatLagosTime(publishedAt)}
            </time>,
            publishedBy ?? "Original text",
            summary,
          ],
        }))}
      />
    </section>
  );
}
