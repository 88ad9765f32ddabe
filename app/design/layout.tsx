import type { Metadata } from "next";
import Link from "next/link";
import type { ReactNode } from "react";
import { developmentOnly } from "@/components/design/development-only";
import { ThemeToggle } from "@/components/layout/theme-toggle";
import { paths } from "@/lib/core/urls/paths";
import "@/components/admin/utilities.css";

export const metadata: Metadata = { robots: { index: false } };

export default function Layout({ children }: { children: ReactNode }) {
  developmentOnly();
  return (
    <>
      <header className="page-x flex items-center gap-6 py-3">
        <Link href={paths.design} className="font-bold">
          Components
        </Link>
        <Link href={paths.designCollection} className="font-bold">
          Collection
        </Link>
        <Link href={paths.designMails} className="font-bold">
          Emails
        </Link>
        <span className="ms-auto" />
        <ThemeToggle />
      </header>
      <main>{children}</main>
    </>
  );
}
