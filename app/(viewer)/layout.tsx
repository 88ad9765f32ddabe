import type { ReactNode } from "react";
import { ViewAsSlot } from "@/components/auth/view-as-slot";
import { ButtonLink } from "@/components/ui/button";

/** The viewer has its own header and no footer. */
export default function Layout({ children }: { children: ReactNode }) {
  return (
    <div data-viewer>
      <ButtonLink href="#main" size="small" className="absolute start-edge -top-40 z-50 focus:top-3">
        Skip to the exhibition
      </ButtonLink>
      {children}
      <ViewAsSlot />
    </div>
  );
}
