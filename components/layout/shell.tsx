import type { ReactNode } from "react";
import { ViewAsSlot } from "@/components/auth/view-as-slot";
import { Footer } from "./footer";
import { Header } from "./header";
import { LegalLinks } from "./legal-links";
import { Logo } from "./logo";
import { SkipLink } from "./skip-link";
import type { Social } from "./socials";

export type ShellProps = {
  socials: readonly Social[];
  userMenu: ReactNode;
  cart?: ReactNode;
  whatsapp?: string | null;
  children: ReactNode;
};

/** The main layout: header, content, footer and floating cart. */
export function MainShell({ socials, userMenu, cart, whatsapp, children }: ShellProps) {
  return (
    <>
      <SkipLink />
      <Header socials={socials} userMenu={userMenu} />
      <main id="main">{children}</main>
      <Footer whatsapp={whatsapp ?? null} />
      {cart}
    </>
  );
}

/** The minimal layout: logo and one form in the centre of the page. */
export function MinimalShell({ children }: { children: ReactNode }) {
  return (
    <div className="page-x grid min-h-svh grid-rows-[auto_1fr_auto] justify-items-center gap-8 py-6">
      <header>
        <Logo />
      </header>
      {/* A page with two columns marks its content as wide. */}
      <main id="main" className="grid w-full max-w-form content-center gap-6 pb-24 has-[[data-wide]]:max-w-none">
        {children}
      </main>
      <footer className="w-full">
        <LegalLinks className="*:justify-center" />
      </footer>
      <ViewAsSlot />
    </div>
  );
}
