"use client";

import { ExternalLink } from "lucide-react";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { paths } from "@/lib/core/urls/paths";
import { findAdminPage } from "./sections";

/** The link from an admin page to the public page of the same things. */
export function ViewSite() {
  const path = usePathname();
  return (
    <Link
      href={findAdminPage(path)?.publicPath ?? paths.home}
      prefetch={false}
      aria-label="View site"
      className="inline-flex min-h-9 shrink-0 items-center gap-2 rounded-card px-3 font-medium text-small hover:bg-raised max-md:min-h-tap max-md:min-w-tap max-md:justify-center max-md:px-0"
    >
      <ExternalLink aria-hidden className="size-4 max-md:size-5" />
      <span className="max-md:hidden">View site</span>
    </Link>
  );
}
