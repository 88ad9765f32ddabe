import type { Metadata } from "next";
import { readEntry } from "@/components/accounts/entry-query";
import { ResetPasswordForm } from "@/components/accounts/reset-password-form";

// The address holds the token: it is told to no other site and kept out of every index.
export const metadata: Metadata = { title: "Reset Password", referrer: "same-origin", robots: { index: false } };

export default async function ResetPasswordPage({ params, searchParams }: PageProps<"/reset-password/[token]">) {
  const { token } = await params;
  const { error = "" } = readEntry(await searchParams);
  return (
    <>
      <h1 className="text-title">Reset Password</h1>
      <ResetPasswordForm token={decodeURIComponent(token)} refusal={error} />
    </>
  );
}
