import { EmptyState } from "@/components/ui/empty-state";

export default function NotFound() {
  return <EmptyState title="This page does not exist">Choose a section from the list.</EmptyState>;
}
