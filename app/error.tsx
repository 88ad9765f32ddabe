"use client";

import { CameDown } from "@/components/layout/came-down";

export default function ErrorPage({ error, retry }: { error: Error & { digest?: string }; retry: () => void }) {
  return <CameDown sentence="A work has come down. It is ours, not yours." number={error.digest} onRetry={retry} />;
}
