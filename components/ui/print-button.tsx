"use client";

import { Button } from "@/components/ui/button";

/** Opens the print dialog. */
export function PrintButton() {
  return (
    <Button variant="secondary" size="small" onClick={() => window.print()}>
      Print
    </Button>
  );
}
