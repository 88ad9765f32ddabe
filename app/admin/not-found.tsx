import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { paths } from "@/lib/core/urls/paths";

/** For unknown URLs and missing records. */
export default function NotFound() {
  return (
    <EmptyState
      title="This page does not exist"
      isPage
      action={
        <ButtonLink href={paths.admin} size="small">
          Go to the overview
        </ButtonLink>
      }
    >
      The link may be old, or what it led to was deleted. Find it with the search above, or choose a section.
    </EmptyState>
  );
}
