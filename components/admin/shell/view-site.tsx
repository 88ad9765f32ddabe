"use client";

import { ChevronDown, ExternalLink } from "lucide-react";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { ViewAsMenu } from "@/components/auth/view-as-menu";
import { NavigationMenu } from "@/components/ui/navigation-menu";
import { paths } from "@/lib/core/urls/paths";
import { findAdminPage } from "./sections";

const itemClass = "flex min-h-tap w-full items-center px-4 text-start font-medium text-small hover:bg-raised";

/** Leads from an admin page to the public page of the same things, seen as oneself, as a visitor or as a member. */
export function ViewSite() {
  const path = usePathname();
  const href = findAdminPage(path)?.publicPath ?? paths.home;
  return (
    <NavigationMenu
      triggerClass="inline-flex min-h-9 shrink-0 cursor-pointer list-none items-center gap-2 rounded-card px-3 font-medium text-small hover:bg-raised max-md:min-h-tap max-md:min-w-tap max-md:justify-center max-md:px-0 [&::-webkit-details-marker]:hidden"
      trigger={
        <>
          <ExternalLink aria-hidden className="size-4 max-md:size-5" />
          <span className="max-md:sr-only">View site</span>
          <ChevronDown aria-hidden className="size-4 max-md:hidden" />
        </>
      }
    >
      <div className="absolute end-0 top-full grid min-w-56 rounded-card bg-ground py-2 shadow-pop">
        <Link href={href} prefetch={false} className={itemClass}>
          As yourself
        </Link>
        <div className="border-line border-t">
          <ViewAsMenu returnTo={href} itemClass={itemClass} />
        </div>
      </div>
    </NavigationMenu>
  );
}
