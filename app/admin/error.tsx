"use client";

import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";

export default function AdminError({ retry }: { retry: () => void }) {
  return (
    <EmptyState title="This page could not be loaded" action={<Button onClick={retry}>Try Again</Button>}>
      Nothing was changed. The server log has the details.
    </EmptyState>
  );
}
