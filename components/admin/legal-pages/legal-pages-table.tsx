"use client";

import Link from "next/link";
import { type AdminColumn, AdminTable } from "@/components/admin/table/admin-table";
import { formatLagosDate } from "@/components/ui/lagos-time";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import type { AdminLegalPageVersion } from "@/lib/legal-pages/contracts";
import { legalPageTexts } from "@/lib/legal-pages/rules";

const columns: readonly AdminColumn<AdminLegalPageVersion>[] = [
  {
    id: "page",
    label: "Page",
    cell: ({ slug }) => (
      <Link href={adminPaths.editLegalPage(slug)} prefetch={false} className="link font-semibold">
        {legalPageTexts[slug].title}
      </Link>
    ),
  },
  { id: "version", label: "Version", cell: ({ version }) => version },
  {
    id: "published",
    label: "Published",
    cell: ({ publishedAt }) => <time dateTime={publishedAt}>{formatLagosDate(publishedAt)}</time>,
  },
  { id: "by", label: "By", cell: ({ publishedBy }) => publishedBy ?? "Original text" },
];

/** The legal pages with their current versions. */
export function LegalPagesTable({ pages }: { pages: readonly AdminLegalPageVersion[] }) {
  return <AdminTable caption="Pages" hideCaption columns={columns} rows={pages} rowKey={({ slug }) => slug} />;
}
