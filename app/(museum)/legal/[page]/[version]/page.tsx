import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { LegalPageView } from "@/components/legal-pages/legal-page";
import { legalPageMetadata } from "@/lib/legal-pages/page-metadata";
import { getRenderedLegalPage } from "@/lib/legal-pages/render-legal-page";
import { parseLegalPageVersion } from "@/lib/legal-pages/rules";

export const revalidate = 3600;

/** Versions are prerendered at their first request. */
export const generateStaticParams = (): { page: string; version: string }[] => [];

type VersionPageProps = PageProps<"/legal/[page]/[version]">;

export async function generateMetadata({ params }: VersionPageProps): Promise<Metadata> {
  const wanted = parseLegalPageVersion(await params);
  if (!wanted) return { title: "Page not found", robots: { index: false } };
  const { title, ...metadata } = legalPageMetadata(wanted.slug);
  return { ...metadata, title: `${title}, version ${wanted.version}`, robots: { index: false, follow: true } };
}

/** One version of a legal page. */
export default async function LegalPageVersionPage({ params }: VersionPageProps) {
  const wanted = parseLegalPageVersion(await params) ?? notFound();
  const rendered = (await getRenderedLegalPage(wanted.slug, wanted.version)) ?? notFound();
  return <LegalPageView {...rendered} />;
}
