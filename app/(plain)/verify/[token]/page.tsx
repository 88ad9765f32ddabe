import type { Metadata } from "next";
import { VerifyLink } from "@/components/accounts/verify-link";

// The address holds the token: it is told to no other site and kept out of every index.
export const metadata: Metadata = { title: "Verify your email", referrer: "same-origin", robots: { index: false } };

export default async function VerifyPage({ params }: PageProps<"/verify/[token]">) {
  const { token } = await params;
  return (
    <>
      <h1 className="text-title">Verify your email</h1>
      <VerifyLink token={decodeURIComponent(token)} />
    </>
  );
}
