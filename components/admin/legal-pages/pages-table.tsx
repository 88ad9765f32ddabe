"use client";

import Link from "next/link";
import { type AdminColumn, AdminTable } from "@/components/admin/table/admin-table";
import { formatLagosShortDate } from "@/components/ui/lagos-time";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import type { AdminLegalPageVersion } from "@/lib/legal-pages/contracts";
import { legalPageTexts } from "@/lib/legal-pages/rules";

type PageLine = {
  href: string;
  title: string;
  version: number;
  /** Null while nobody has edited the home page. */
  publishedAt: string | null;
  publishedBy: string | null;
};

const columns: readonly AdminColumn<PageLine>[] = [
  {
    id: "page",
    label: "Page",
    cell: ({ href, title }) => (
      <Link href={href} prefetch={false} className="link font-semibold">
        {title}
      </Link>
    ),
  },
  { id: "version", label: "Version", numeric: true, cell: ({ version }) => version },
  {
    id: "published",
    label: "Published",
    cell: ({ publishedAt }) =>
      publishedAt ? <time dateTime={publishedAt}>{formatLagosShortDate(publishedAt)}</time> : "—",
  },
  { id: "by", label: "By", cell: ({ publishedBy }) => publishedBy ?? "Original text" },
];

type PagesTableProps = {
  /** The version of the home page with its last edit, if there was one. */
  home: { version: number; lastEdit: { at: string; by: string | null } | null };
  legalPages: readonly AdminLegalPageVersion[];
};

/** The home page, then the legal pages, with their current versions. */
export function PagesTable({ home, legalPages }: PagesTableProps) {
  const lines: readonly PageLine[] = [
    {
      href: adminPaths.homePage,
      title: "Home page",
      version: home.version,
      publishedAt: home.lastEdit?.at ?? null,
      publishedBy: home.lastEdit?.by ?? null,
    },
    ...legalPages.map(({ slug, ...page }) => ({
      ...page,
      href: adminPaths.editLegalPage(slug),
      title: legalPageTexts[slug].title,
    })),
  ];
  return <AdminTable caption="Pages" hideCaption columns={columns} rows={lines} rowKey={({ href }) => href} />;
}
