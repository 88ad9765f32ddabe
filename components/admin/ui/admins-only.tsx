import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { paths } from "@/lib/core/urls/paths";

type AdminsOnlyProps = { title?: string; children?: string };

/** Shown to members who open an admin page. */
export function AdminsOnly({
  title = "Admin Access Required",
  children = "Only administrators can access this page",
}: AdminsOnlyProps) {
  return (
    <EmptyState title={title} action={<ButtonLink href={paths.home}>Return to Homepage</ButtonLink>}>
      {children}
    </EmptyState>
  );
}
