import Link from "next/link";
import { DataTable } from "@/components/admin/ui/data-table";
import { formatLagosDate } from "@/components/ui/lagos-time";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import type { AdminLegalPageVersion } from "@/lib/legal-pages/contracts";
import { legalPageTexts } from "@/lib/legal-pages/rules";

/** The legal pages with their current versions. */
export function LegalPagesTable({ pages }: { pages: readonly AdminLegalPageVersion[] }) {
  return (
    <DataTable
      caption="Pages"
      hideCaption
      columns={["Page", "Version", "Published", "By"]}
      rows={pages.map(({ slug, version, publishedAt, publishedBy }) => ({
        key: slug,
        cells: [
          <Link key="page" href={adminPaths.editLegalPage(slug)} prefetch={false} className="link font-semibold">
            {legalPageTexts[slug].title}
          </Link>,
          version,
          <time key="published" dateTime={publishedAt}>
            {formatLagosDate(publishedAt)}
          </time>,
          publishedBy ?? "Came with the code",
        ],
      }))}
    />
  );
}
