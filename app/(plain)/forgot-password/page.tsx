import type { Metadata } from "next";
import { readEntry } from "@/components/accounts/entry-query";
import { ForgotPasswordForm } from "@/components/accounts/forgot-password-form";
import { resetMailSent } from "@/lib/accounts/contracts";
import { paths } from "@/lib/platform/paths";

export const metadata: Metadata = {
  title: "Forgot Password",
  description: "A link that opens the door of The Living Archive again, sent to the address of your account.",
  alternates: { canonical: paths.forgotPassword },
  robots: { index: false },
};

export default async function ForgotPasswordPage({ searchParams }: PageProps<"/forgot-password">) {
  const given = await searchParams;
  const { error } = readEntry(given);
  return (
    <>
      <h1 className="text-title">Forgot Password</h1>
      <p className="reading text-muted">
        Give the address of your account. The link that comes works once, for one hour.
      </p>
      <ForgotPasswordForm news={given.sent ? `✅ ${resetMailSent}` : error ? `❌ ${error}` : ""} />
    </>
  );
}
