import type { Metadata } from "next";
import { parseAuthQuery } from "@/components/auth/auth-query";
import { ResetPasswordForm } from "@/components/auth/reset-password-form";

// The URL contains the token, so it must not be sent as a referrer or indexed.
export const metadata: Metadata = { title: "Reset Password", referrer: "same-origin", robots: { index: false } };

// The nonce of its scripts is that of one request.
export const dynamic = "force-dynamic";

export default async function ResetPasswordPage({ params, searchParams }: PageProps<"/reset-password/[token]">) {
  const { token } = await params;
  const { code = "" } = parseAuthQuery(await searchParams);
  return (
    <>
      <h1 className="text-title">Reset Password</h1>
      <ResetPasswordForm token={decodeURIComponent(token)} serverCode={code} />
    </>
  );
}
