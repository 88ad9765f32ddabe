import { ChevronDown } from "lucide-react";
import Link from "next/link";
import type { ReactNode } from "react";
import { LogoutItem } from "@/components/auth/logout-item";
import { ThemeToggle } from "@/components/layout/theme-toggle";
import { ButtonLink } from "@/components/ui/button";
import { NavigationMenu } from "@/components/ui/navigation-menu";
import type { StaffRole } from "@/lib/auth/staff-roles";
import { paths } from "@/lib/core/urls/paths";
import type { AdminTodos } from "@/lib/workflows/contracts";
import { AdminNav, NavButton } from "./admin-nav";
import { AdminTools } from "./admin-tools";
import { PreferenceSwitch } from "./preference-switch";
import { SearchTool, ShortcutsTool } from "./tool-button";
import { ViewSite } from "./view-site";
import "./admin.css";

type AdminUser = {
  _id: string;
  firstName: string;
  email: string;
  role: "Admin" | "Member";
  staffRole: StaffRole | null;
};

const itemClass = "flex min-h-tap w-full items-center px-4 text-start font-medium text-small hover:bg-raised";

function AdminAccountMenu({ user }: { user: AdminUser }) {
  return (
    <NavigationMenu
      triggerClass="inline-flex min-h-9 max-md:min-h-tap cursor-pointer items-center gap-1.5 rounded-card px-3 font-semibold text-small whitespace-nowrap list-none hover:bg-raised max-xs:px-2 [&::-webkit-details-marker]:hidden"
      trigger={
        <>
          <span className="max-w-[14ch] truncate max-xs:max-w-[7ch]">{user.firstName}</span>
          <ChevronDown aria-hidden className="size-4" />
        </>
      }
    >
      <ul className="absolute end-0 top-full grid min-w-60 rounded-card bg-ground py-2 shadow-pop">
        <li className="truncate px-4 py-2 text-muted text-tiny">{user.email}</li>
        <li>
          <Link href={paths.account} prefetch={false} className={itemClass}>
            Account
          </Link>
        </li>
        <li>
          <Link href={paths.security()} prefetch={false} className={itemClass}>
            Password and sessions
          </Link>
        </li>
        <li className="border-line border-t">
          <PreferenceSwitch preference="dense">Dense tables</PreferenceSwitch>
        </li>
        <li>
          <ShortcutsTool />
        </li>
        <LogoutItem className={itemClass} />
      </ul>
    </NavigationMenu>
  );
}

type AdminShellProps = { user: AdminUser; todos: AdminTodos | null; children: ReactNode };

/**
 * The layout of the admin: the navigation, a bar with search, account and theme, and the page. The breadcrumbs of a page (admin-header.tsx)
 * lie in the bar where it is wide enough.
 */
export function AdminShell({ user, todos, children }: AdminShellProps) {
  return (
    <div data-plain className="admin-shell">
      <ButtonLink href="#main" size="small" className="absolute start-edge -top-40 z-50 focus:top-3">
        Skip to the content
      </ButtonLink>
      <AdminNav todos={todos} admin={{ role: user.role, staffRole: user.staffRole }} />
      <div className="min-w-0">
        <header className="sticky top-0 z-30 flex h-header items-center gap-1 border-line border-b bg-ground px-edge print:hidden">
          <NavButton />
          <span className="grow" />
          <SearchTool />
          <ViewSite />
          <ThemeToggle />
          <AdminAccountMenu user={user} />
        </header>
        <main id="main" className="px-edge pb-40 print:p-0">
          {children}
        </main>
      </div>
      <AdminTools userId={user._id} admin={{ role: user.role, staffRole: user.staffRole }} />
    </div>
  );
}
