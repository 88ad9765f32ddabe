import { notFound } from "next/navigation";
import { LegalPageView } from "@/components/legal-pages/legal-page";
import { legalPageMetadata } from "@/lib/legal-pages/page-metadata";
import { getRenderedLegalPage } from "@/lib/legal-pages/render-legal-page";

export const revalidate = 3600;

export const metadata = legalPageMetadata("shipping");

export default async function ShippingPage() {
  const rendered = (await getRenderedLegalPage("shipping")) ?? notFound();
  return <LegalPageView {...rendered} />;
}
