import type { ReactNode } from "react";
import { ButtonLink } from "@/components/ui/button";
import { paths } from "@/lib/core/urls/paths";

type AdminsOnlyProps = {
  title?: string;
  children?: string;
  /** Where the button leads. */
  back?: { href: string; label: string };
  /** Instead of the button. */
  action?: ReactNode;
};

/** Shown to a member who opens an admin page, and to an admin whose role does not include it. */
export function AdminsOnly({
  title = "Admin Access Required",
  children = "Only administrators can access this page",
  back = { href: paths.home, label: "Return to Homepage" },
  action,
}: AdminsOnlyProps) {
  return (
    <div className="grid justify-items-start gap-4 py-10">
      <h1 className="text-heading">{title}</h1>
      <p className="max-w-[44ch] font-normal font-read text-muted text-read">{children}</p>
      {action ?? <ButtonLink href={back.href}>{back.label}</ButtonLink>}
    </div>
  );
}
