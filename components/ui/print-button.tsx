"use client";

import { Button } from "@/components/ui/button";

type PrintButtonProps = { children?: string; primary?: boolean };

/** Opens the print dialog. */
export function PrintButton({ children = "Print", primary = false }: PrintButtonProps) {
  return (
    <Button variant={primary ? "primary" : "secondary"} size="small" onClick={() => window.print()}>
      {children}
    </Button>
  );
}
