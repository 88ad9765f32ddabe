import { notFound } from "next/navigation";
import { LegalPageView } from "@/components/legal-pages/legal-page";
import { legalPageMetadata } from "@/lib/legal-pages/page-metadata";
import { getRenderedLegalPage } from "@/lib/legal-pages/render-legal-page";

export const revalidate = 3600;

export const metadata = legalPageMetadata("faq");

export default async function FaqPage() {
  const rendered = (await getRenderedLegalPage("faq")) ?? notFound();
  return <LegalPageView {...rendered} />;
}
