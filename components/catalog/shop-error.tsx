"use client";

import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Page } from "@/components/ui/page";

/** What failed, with a button that reloads. */
export function LoadError({ children }: { children: string }) {
  return (
    <EmptyState
      title="Something went wrong"
      action={<Button onClick={() => window.location.reload()}>Try Again</Button>}
    >
      {children}
    </EmptyState>
  );
}

/** The error page of the shop. */
export function ShopError({ children }: { children: string }) {
  return (
    <Page className="py-wall">
      <LoadError>{children}</LoadError>
    </Page>
  );
}
