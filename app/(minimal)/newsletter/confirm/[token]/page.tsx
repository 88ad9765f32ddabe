import type { Metadata } from "next";
import { EmailLinkForm } from "@/components/layout/email-link-form";
import { apiPaths } from "@/lib/core/urls/api-paths";

export const metadata: Metadata = { title: "Newsletter", robots: { index: false } };

export default async function ConfirmNewsletterPage({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params;
  return (
    <EmailLinkForm
      action={apiPaths.confirmNewsletter}
      token={token}
      title="Confirm your subscription"
      text="You get the museum’s newsletter once a month."
      button="Confirm subscription"
    />
  );
}
