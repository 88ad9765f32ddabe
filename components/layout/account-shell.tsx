"use client";

import { Header } from "./header";
import { LegalLinks } from "./legal-links";
import type { ShellProps } from "./shell";
import { SkipLink } from "./skip-link";

/**
 * The layout of account pages: the header, with a one-line footer. A client component, because these pages are rendered for each
 * request: the elements of a server component would be made and sent a second time, as data.
 */
export function AccountShell({ socials, userMenu, cart, children }: ShellProps) {
  return (
    <>
      <SkipLink />
      <Header socials={socials} userMenu={userMenu} />
      <main id="main" data-plain className="min-h-[calc(100svh-var(--header)-6rem)]">
        {children}
      </main>
      <footer className="page-x py-8 print:hidden">
        <LegalLinks className="border-line border-t pt-3" />
        <p className="pt-2 font-normal font-read text-muted text-small">
          Lagos. Works of satire; the record beside each is sourced.
        </p>
      </footer>
      {cart}
    </>
  );
}
