import { LegalPageContent, legalPageMetadata } from "@/app/(museum)/legal/legal-page-content";

export const revalidate = 3600;

export const metadata = legalPageMetadata("returns");

export default function ReturnsPage() {
  return <LegalPageContent slug="returns" />;
}
