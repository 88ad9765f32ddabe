import { LegalPageContent, legalPageMetadata } from "@/app/(museum)/legal/legal-page-content";

export const revalidate = 3600;

export const metadata = legalPageMetadata("faq");

export default function FaqPage() {
  return <LegalPageContent slug="faq" />;
}
