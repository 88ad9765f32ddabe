import { notFound } from "next/navigation";
import { LegalPageView } from "@/components/legal-pages/legal-page";
import { legalPageMetadata } from "@/lib/legal-pages/page-metadata";
import { getRenderedLegalPage } from "@/lib/legal-pages/render-legal-page";

export const revalidate = 3600;

export const metadata = legalPageMetadata("terms");

export default async function TermsPage() {
  const rendered = (await getRenderedLegalPage("terms")) ?? notFound();
  return <LegalPageView {...rendered} />;
}
