import type { Metadata } from "next";
import { EmailLinkForm } from "@/components/layout/email-link-form";
import { apiPaths } from "@/lib/core/urls/api-paths";

export const metadata: Metadata = { title: "Newsletter", robots: { index: false } };

export default async function UnsubscribeNewsletterPage({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params;
  return (
    <EmailLinkForm
      action={apiPaths.unsubscribeNewsletter}
      token={token}
      title="Unsubscribe from the newsletter?"
      text="We will send you no more newsletters."
      button="Unsubscribe"
    />
  );
}
