import type { Metadata } from "next";
import { EmailLinkForm } from "@/components/layout/email-link-form";
import { apiPaths } from "@/lib/core/urls/api-paths";

export const metadata: Metadata = { title: "Drop alert", robots: { index: false } };

export default async function ConfirmAlertPage({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params;
  return (
    <EmailLinkForm
      action={apiPaths.confirmAlert}
      token={token}
      title="Confirm your address"
      text="You get one email when the drop is available."
      button="Confirm"
    />
  );
}
