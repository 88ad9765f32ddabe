"use client";

import { Eye, LayoutDashboard, Pencil, X } from "lucide-react";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { useState } from "react";
import { ViewAsMenu } from "@/components/auth/view-as-menu";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { paths } from "@/lib/core/urls/paths";
import { findEditablePage } from "@/lib/workflows/rules";

const linkClass = "inline-flex min-h-tap items-center gap-2 px-3 font-semibold text-small hover:underline";

/**
 * The bar of an admin on a public page: it leads to the page that edits it. Loaded for admins only (account-menu.tsx). On a phone it stays
 * above the buy bar.
 */
export function AdminBar() {
  const path = usePathname();
  const [isClosed, setClosed] = useState(false);
  const page = findEditablePage(path);
  if (!page || isClosed) return null;
  return (
    <nav
      aria-label="Admin bar"
      className="admin-bar fixed start-3 bottom-[calc(var(--buy-bar,0px)+0.75rem)] z-40 flex items-center rounded-card bg-surface text-ink shadow-pop print:hidden"
    >
      <Link
        href={page.kind === "page" ? page.href : adminPaths.editPublicPage(path)}
        prefetch={false}
        className={linkClass}
      >
        <Pencil aria-hidden className="size-4" />
        {page.label}
      </Link>
      <Link href={paths.admin} prefetch={false} aria-label="Dashboard" title="Dashboard" className={linkClass}>
        <LayoutDashboard aria-hidden className="size-4" />
      </Link>
      <details className="relative">
        <summary
          aria-label="View as"
          title="View as"
          className="inline-grid size-tap cursor-pointer list-none place-items-center [&::-webkit-details-marker]:hidden"
        >
          <Eye aria-hidden className="size-4" />
        </summary>
        <div className="absolute start-0 bottom-full mb-2 min-w-52 rounded-card bg-surface py-2 shadow-pop">
          <ViewAsMenu
            returnTo={path}
            itemClass="flex min-h-tap w-full items-center px-4 text-start font-medium text-small hover:bg-raised"
          />
        </div>
      </details>
      <button
        type="button"
        aria-label="Close the admin bar"
        onClick={() => setClosed(true)}
        className="inline-grid size-tap place-items-center"
      >
        <X aria-hidden className="size-4" />
      </button>
    </nav>
  );
}
