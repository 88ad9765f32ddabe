"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import type { ReactNode } from "react";

type NavLinkProps = { href: string; children: ReactNode };

/** A header link that marks the current section. */
export function NavLink({ href, children }: NavLinkProps) {
  const path = usePathname();
  const here = path === href || path.startsWith(`${href}/`);
  return (
    <Link href={href} prefetch={false} aria-current={here ? "page" : undefined}>
      {children}
    </Link>
  );
}
