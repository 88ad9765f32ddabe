import type { Metadata } from "next";
import { EmailLinkForm } from "@/components/layout/email-link-form";
import { apiPaths } from "@/lib/core/urls/api-paths";

export const metadata: Metadata = { title: "Drop alert", robots: { index: false } };

export default async function UnsubscribeAlertPage({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params;
  return (
    <EmailLinkForm
      action={apiPaths.unsubscribeAlert}
      token={token}
      title="Cancel this alert?"
      text="We delete your address and send no email about the drop."
      button="Cancel alert"
    />
  );
}
