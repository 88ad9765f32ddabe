import type { Metadata } from "next";
import { VerifyLink } from "@/components/auth/verify-link";

// The URL contains the token, so it must not be sent as a referrer or indexed.
export const metadata: Metadata = { title: "Verify your email", referrer: "same-origin", robots: { index: false } };

// The nonce of its scripts is that of one request.
export const dynamic = "force-dynamic";

export default async function VerifyPage({ params }: PageProps<"/verify/[token]">) {
  const { token } = await params;
  return (
    <>
      <h1 className="text-title">Verify your email</h1>
      <VerifyLink token={decodeURIComponent(token)} />
    </>
  );
}
