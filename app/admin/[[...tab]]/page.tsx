import type { Metadata } from "next";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { requireViewer } from "@/lib/http/viewer";
import { paths } from "@/lib/platform/paths";

export const metadata: Metadata = { title: "Back office", robots: { index: false } };

export default async function AdminPage() {
  const viewer = await requireViewer(paths.admin);
  if (viewer.role !== "Admin") {
    return (
      <EmptyState title="Admin Access Required" action={<ButtonLink href={paths.home}>Return to Homepage</ButtonLink>}>
        Only administrators can access this page
      </EmptyState>
    );
  }
  return (
    <EmptyState title="Back office" action={<ButtonLink href={paths.drops}>See the drops</ButtonLink>}>
      The desks are not set up yet. Until they are, drops are edited and parcels are sent through the museum's API.
    </EmptyState>
  );
}
