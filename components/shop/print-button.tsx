"use client";

import { Button } from "@/components/ui/button";

/** Opens the browser's own printing. */
export function PrintButton() {
  return (
    <Button look="secondary" size="small" onClick={() => window.print()}>
      Print
    </Button>
  );
}
