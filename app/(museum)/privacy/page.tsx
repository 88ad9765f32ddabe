import { LegalPageContent, legalPageMetadata } from "@/app/(museum)/legal/legal-page-content";

export const revalidate = 3600;

export const metadata = legalPageMetadata("privacy");

export default function PrivacyPage() {
  return <LegalPageContent slug="privacy" />;
}
