import type { ReactNode } from "react";
import { ViewAsSlot } from "@/components/auth/view-as-slot";
import { ButtonLink } from "@/components/ui/button";
import { Footer } from "./footer";
import { Header } from "./header";
import { LegalLinks } from "./legal-links";
import { HomeLink } from "./logo";
import type { Social } from "./socials";

function SkipLink() {
  return (
    <ButtonLink href="#main" size="small" className="absolute start-edge -top-40 z-50 focus:top-3">
      Skip to the museum
    </ButtonLink>
  );
}

type ShellProps = {
  socials: readonly Social[];
  userMenu: ReactNode;
  cart?: ReactNode;
  whatsapp?: string | null;
  children: ReactNode;
};

/** The main layout: header, content, footer and cart button. */
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

/** The layout of account pages: the same header, with a one-line footer; the cart is in the user menu. */
export function AccountShell({ socials, userMenu, children }: Omit<ShellProps, "cart" | "whatsapp">) {
  return (
    <>
      <SkipLink />
      <Header socials={socials} userMenu={userMenu} />
      <main id="main" className="min-h-[calc(100svh-var(--header)-6rem)]">
        {children}
      </main>
      <footer className="page-x py-8 print:hidden">
        <LegalLinks className="border-line border-t pt-3" />
        <p className="pt-2 font-normal font-read text-muted text-small">
          Lagos. Works of satire; the record beside each is sourced.
        </p>
      </footer>
    </>
  );
}

/** The minimal layout: logo and one form in the centre of the page. */
export function MinimalShell({ children }: { children: ReactNode }) {
  return (
    <div className="page-x grid min-h-svh grid-rows-[auto_1fr_auto] justify-items-center gap-8 py-6">
      <header>
        <HomeLink />
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
