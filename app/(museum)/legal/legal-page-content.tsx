import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { LegalPageView } from "@/components/legal-pages/legal-page";
import { publicPageMetadata } from "@/lib/core/page-metadata";
import { paths } from "@/lib/core/urls/paths";
import type { LegalPageSlug } from "@/lib/legal-pages/contracts";
import { getLegalPage } from "@/lib/legal-pages/queries";
import { renderLegalPage } from "@/lib/legal-pages/render-legal-page";
import { legalPageTexts } from "@/lib/legal-pages/rules";

/** The metadata of the current version of a page. */
export const legalPageMetadata = (slug: LegalPageSlug): Metadata =>
  publicPageMetadata({ ...legalPageTexts[slug], path: paths[slug] });

/** The current version of a page, or the given one. */
export async function LegalPageContent({ slug, version }: { slug: LegalPageSlug; version?: number }) {
  const page = (await getLegalPage(slug, version)) ?? notFound();
  return <LegalPageView page={page} {...renderLegalPage(page.content)} />;
}
