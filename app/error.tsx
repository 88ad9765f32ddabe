"use client";

import { Notice } from "@/components/layout/notice";
import { Button, ButtonLink } from "@/components/ui/button";
import { Page } from "@/components/ui/page";
import { paths } from "@/lib/platform/paths";

export default function ErrorPage({ error, retry }: { error: Error & { digest?: string }; retry: () => void }) {
  return (
    <Page>
      <Notice
        title="Something went wrong"
        sentence={`It is ours, not yours.${error.digest ? ` If you write to us about it, give this number: ${error.digest}.` : ""}`}
        hat="hat-peaked"
      >
        <Button onClick={retry}>Try Again</Button>
        <ButtonLink href={paths.home} look="secondary">
          Back to the museum
        </ButtonLink>
      </Notice>
    </Page>
  );
}
