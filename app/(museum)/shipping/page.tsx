import { LegalPageContent, legalPageMetadata } from "@/app/(museum)/legal/legal-page-content";

export const revalidate = 3600;

export const metadata = legalPageMetadata("shipping");

export default function ShippingPage() {
  return <LegalPageContent slug="shipping" />;
}
