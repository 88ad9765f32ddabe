import type { ReactNode } from "react";
import { ButtonLink } from "@/components/ui/button";

/** A hall has its own bar and no foot: one is in it. */
export default function Layout({ children }: { children: ReactNode }) {
  return (
    <div data-room>
      <ButtonLink href="#main" size="small" className="absolute start-edge -top-40 z-50 focus:top-3">
        Skip to the exhibition
      </ButtonLink>
      {children}
    </div>
  );
}
