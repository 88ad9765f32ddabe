"use client";

import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Page } from "@/components/ui/page";

export default function AccountError({ retry }: { retry: () => void }) {
  return (
    <Page className="grid max-w-form justify-items-start gap-6 py-16">
      <h1 className="text-title">Member Portal</h1>
      <Alert tone="error">Failed to load account</Alert>
      <Button onClick={retry}>Try Again</Button>
    </Page>
  );
}
