import { BuyFormListener } from "@/components/catalog/buy-form-listener";
import { WishlistView } from "@/components/catalog/wishlist-view";
import { Alert } from "@/components/ui/alert";
import { Button, ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Form } from "@/components/ui/form";
import { Page } from "@/components/ui/page";
import { getProduct } from "@/lib/catalog/queries";
import { listWishlist } from "@/lib/catalog/wishlist-queries";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { apiPaths } from "@/lib/core/urls/api-paths";
import { paths } from "@/lib/core/urls/paths";
import { requireCurrentUser } from "@/lib/http/current-user";
import { readForPage } from "@/lib/http/read-for-page";
import { singleParam } from "@/lib/http/single-param";

export const metadata = privatePageMetadata("Your Wishlist");

export default async function WishlistPage({ searchParams }: PageProps<"/account/wishlist">) {
  const query = await searchParams;
  const add = singleParam(query.add);
  const user = await requireCurrentUser(paths.wishlist({ add }));
  const [items, product] = await readForPage(Promise.all([listWishlist(user._id), add ? getProduct(add) : null]));
  const toSave = product && items.every(({ slug }) => slug !== product.slug) ? product : null;
  return (
    <Page grid className="pt-10 pb-wall">
      <header className="col-span-full grid content-start gap-3 pb-8 lg:sticky lg:top-[calc(var(--header)+2.5rem)] lg:col-span-4 lg:self-start">
        <h1 className="text-title">Your Wishlist</h1>
        <p className="max-w-[32ch] text-muted">Drops you have saved, and the emails you get about them.</p>
      </header>
      <div className="col-span-full grid content-start gap-6 lg:col-span-8">
        {query.error !== undefined && <Alert tone="error">That failed. Please try again.</Alert>}
        {toSave && (
          <Form action={apiPaths.wishlist} className="flex flex-wrap items-center justify-between gap-4">
            <input type="hidden" name="slug" value={toSave.slug} />
            <p className="font-bold">{toSave.name}</p>
            <Button type="submit">Save to wishlist</Button>
          </Form>
        )}
        {items.length > 0 ? (
          <BuyFormListener>
            <WishlistView items={items} />
          </BuyFormListener>
        ) : (
          !toSave && (
            <EmptyState
              title="Nothing saved yet"
              action={
                <ButtonLink href={paths.drops} variant="secondary">
                  See the drops
                </ButtonLink>
              }
            >
              Press “Save to wishlist” on a drop’s page to add it here.
            </EmptyState>
          )
        )}
      </div>
    </Page>
  );
}
