import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Page } from "@/components/ui/page";
import { paths } from "@/lib/core/urls/paths";

/** The 404 page of product URLs, old and new. */
export function DropNotFound() {
  return (
    <Page className="py-wall">
      <EmptyState title="Product not found" isPage action={<ButtonLink href={paths.drops}>Browse Products</ButtonLink>}>
        There is no drop at this address. It may have been removed, or the address may be mistyped.
      </EmptyState>
    </Page>
  );
}
