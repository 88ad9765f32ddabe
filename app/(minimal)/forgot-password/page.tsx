import type { Metadata } from "next";
import { parseAuthQuery } from "@/components/auth/auth-query";
import { ForgotPasswordForm } from "@/components/auth/forgot-password-form";
import { failure, success } from "@/components/ui/message";
import { resetMailSent } from "@/lib/auth/contracts";
import { formMessage } from "@/lib/auth/form-messages";
import { paths } from "@/lib/core/urls/paths";

export const metadata: Metadata = {
  title: "Forgot Password",
  description: "Get a link by email to reset the password of your account at The Living Archive.",
  alternates: { canonical: paths.forgotPassword },
  robots: { index: false },
};

export default async function ForgotPasswordPage({ searchParams }: PageProps<"/forgot-password">) {
  const query = await searchParams;
  const { code } = parseAuthQuery(query);
  return (
    <>
      <h1 className="text-title">Forgot Password</h1>
      <p className="reading text-muted">
        Enter the email address of your account. We send you a link that works once, for one hour.
      </p>
      <ForgotPasswordForm
        initialMessage={
          query.sent ? success(resetMailSent) : code ? failure(formMessage(code, "Request failed")) : null
        }
      />
    </>
  );
}
