import { notFound } from "next/navigation";
import { LegalPageView } from "@/components/legal-pages/legal-page";
import { legalPageMetadata } from "@/lib/legal-pages/page-metadata";
import { getRenderedLegalPage } from "@/lib/legal-pages/render-legal-page";

export const revalidate = 3600;

export const metadata = legalPageMetadata("privacy");

export default async function PrivacyPage() {
  const rendered = (await getRenderedLegalPage("privacy")) ?? notFound();
  return <LegalPageView {...rendered} />;
}
