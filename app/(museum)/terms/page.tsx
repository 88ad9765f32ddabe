import { LegalPageContent, legalPageMetadata } from "@/app/(museum)/legal/legal-page-content";

export const revalidate = 3600;

export const metadata = legalPageMetadata("terms");

export default function TermsPage() {
  return <LegalPageContent slug="terms" />;
}
