import type { ReactNode } from "react";
import { ButtonLink } from "@/components/ui/button";
import { Awake } from "./awake";
import { Footer } from "./footer";
import { Header } from "./header";
import { Logo } from "./logo";
import type { Social } from "./socials";

function SkipLink() {
  return (
    <ButtonLink href="#main" size="small" className="absolute start-edge -top-40 z-50 focus:top-3">
      Skip to the museum
    </ButtonLink>
  );
}

type ShellProps = { socials: readonly Social[]; viewerMenu: ReactNode; cart?: ReactNode; children: ReactNode };

/** The main layout: header, room, footer, and the cart that hangs over it. */
export function MuseumShell({ socials, viewerMenu, cart, children }: ShellProps) {
  return (
    <>
      <SkipLink />
      <Header socials={socials} viewerMenu={viewerMenu} />
      <main id="main">{children}</main>
      <Footer />
      {cart}
      <Awake />
    </>
  );
}

/** The second layout, for accounts: the same bar, and one line at the foot in place of the letter and the links. */
export function AccountShell({ socials, viewerMenu, cart, children }: ShellProps) {
  return (
    <>
      <SkipLink />
      <Header socials={socials} viewerMenu={viewerMenu} />
      <main id="main" className="min-h-[calc(100svh-var(--header)-6rem)]">
        {children}
      </main>
      <footer className="page-x py-8">
        <p className="border-line border-t pt-6 font-normal font-read text-muted text-small">
          Lagos. Works of satire; the record beside each is sourced.
        </p>
      </footer>
      {cart}
    </>
  );
}

/** Outside the layouts: the logo and one thing to do, in the middle of the wall. */
export function PlainShell({ children }: { children: ReactNode }) {
  return (
    <div className="page-x grid min-h-svh grid-rows-[auto_1fr] justify-items-center gap-8 py-6">
      <header>
        <Logo />
      </header>
      <main id="main" className="grid w-full max-w-form content-center gap-6 pb-24">
        {children}
      </main>
    </div>
  );
}
