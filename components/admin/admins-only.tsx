import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { paths } from "@/lib/platform/paths";

/** What a member finds at the door of the back office. */
export function AdminsOnly() {
  return (
    <EmptyState title="Admin Access Required" action={<ButtonLink href={paths.home}>Return to Homepage</ButtonLink>}>
      Only administrators can access this page
    </EmptyState>
  );
}
