"use client";

import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Page } from "@/components/ui/page";

/** What failed, and a way to ask for the page again. */
export function Trouble({ children }: { children: string }) {
  return (
    <EmptyState
      title="Something went wrong"
      action={<Button onClick={() => window.location.reload()}>Try Again</Button>}
    >
      {children}
    </EmptyState>
  );
}

/** The error view of the shop, in the place of a page. */
export function ShopTrouble({ children }: { children: string }) {
  return (
    <Page className="py-wall">
      <Trouble>{children}</Trouble>
    </Page>
  );
}
