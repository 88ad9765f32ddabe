"use client";

import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Page } from "@/components/ui/page";

/** The error view of the shop: what failed, and a way to ask for the page again. */
export function ShopTrouble({ children }: { children: string }) {
  return (
    <Page className="py-wall">
      <EmptyState
        title="Something went wrong"
        action={<Button onClick={() => window.location.reload()}>Try Again</Button>}
      >
        {children}
      </EmptyState>
    </Page>
  );
}
