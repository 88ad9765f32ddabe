import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Page } from "@/components/ui/page";
import { paths } from "@/lib/core/urls/paths";

/** The 404 page of product URLs, old and new. */
export function DropNotFound() {
  return (
    <Page className="py-wall">
      <EmptyState title="Product not found" action={<ButtonLink href={paths.drops}>Browse Products</ButtonLink>}>
        Nothing of that name hangs here. It may have been taken down, or the address may have a letter too many.
      </EmptyState>
    </Page>
  );
}
