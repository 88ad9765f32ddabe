"use client";

import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";

export default function DeskError({ retry }: { retry: () => void }) {
  return (
    <EmptyState title="This desk could not be opened" action={<Button onClick={retry}>Try Again</Button>}>
      Nothing was changed. If it goes on, the museum’s log says why.
    </EmptyState>
  );
}
