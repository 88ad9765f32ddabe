import type { Metadata } from "next";
import { ForgotPasswordForm } from "@/components/accounts/forgot-password-form";

export const metadata: Metadata = { title: "Forgot Password" };

export default function ForgotPasswordPage() {
  return (
    <>
      <h1 className="text-title">Forgot Password</h1>
      <p className="reading text-muted">
        Give the address of your account. The link that comes works once, for one hour.
      </p>
      <ForgotPasswordForm />
    </>
  );
}
