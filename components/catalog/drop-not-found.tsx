import { NotFoundPage } from "@/components/layout/not-found-page";
import { ButtonLink } from "@/components/ui/button";
import { paths } from "@/lib/core/urls/paths";

/** The 404 page of product URLs, old and new. */
export function DropNotFound() {
  return (
    <NotFoundPage
      title="Product not found"
      links={
        <>
          <ButtonLink href={paths.drops}>Browse Products</ButtonLink>
          <ButtonLink href={paths.search()} variant="secondary">
            Search
          </ButtonLink>
        </>
      }
    >
      There is no drop at this address. It may have been removed, or the address may be mistyped.
    </NotFoundPage>
  );
}
