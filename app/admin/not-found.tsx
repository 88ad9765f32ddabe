import { EmptyState } from "@/components/ui/empty-state";

/** For unknown URLs and missing records. */
export default function NotFound() {
  return (
    <EmptyState title="This page does not exist" isPage>
      Choose a section from the list.
    </EmptyState>
  );
}
