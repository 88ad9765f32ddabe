import type { Metadata } from "next";
import { buyNowLine } from "@/components/orders/buy-now-line";
import { checkoutTotals } from "@/components/orders/cart-optimistic";
import { CheckoutLines } from "@/components/orders/checkout-lines";
import { PayForm } from "@/components/orders/pay-form";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { failure } from "@/components/ui/message";
import { Page } from "@/components/ui/page";
import type { Actor } from "@/lib/auth/contracts";
import { getProduct } from "@/lib/catalog/queries";
import { paths } from "@/lib/core/urls/paths";
import { requireCurrentUser } from "@/lib/http/current-user";
import { readForPage } from "@/lib/http/read-for-page";
import { getCart } from "@/lib/orders/cart-queries";
import type { CartItem } from "@/lib/orders/contracts";
import { paymentFormErrorMessage } from "@/lib/orders/form-error-messages";
import { getOwnedElsewhere, getUserHolds, holdKey } from "@/lib/orders/user-holds";

export const metadata: Metadata = { title: "Checkout", robots: { index: false } };

const singleParam = (value: string | string[] | undefined) => (typeof value === "string" ? value : undefined);

type BuyNowQuery = { buyer: Actor; productId: string; quantity: string | undefined; variation: string | undefined };

async function buyNowLines({ buyer, productId, quantity, variation }: BuyNowQuery): Promise<CartItem[]> {
  const product = await readForPage(getProduct(productId));
  if (!product) return [];
  const wanted = { userId: buyer._id, fromCart: false, productId: product._id };
  const [holds, owned] = await readForPage(Promise.all([getUserHolds(wanted), getOwnedElsewhere(wanted)]));
  const held = holds.get(holdKey(product._id, variation ?? "")) ?? 0;
  const line = buyNowLine(product, { quantity, variation, held, owned: owned.get(product._id) ?? 0, buyer });
  return line ? [line] : [];
}

/** The whole cart, or the one item of a "buy now" link. */
export default async function CheckoutPage({ searchParams }: PageProps<"/checkout">) {
  const query = await searchParams;
  const [productId, quantity, variation] = [
    singleParam(query.productId),
    singleParam(query.quantity),
    singleParam(query.variation),
  ];
  const refused = singleParam(query.error);
  const here = productId ? paths.checkout({ productId, quantity: Number(quantity) || 1, variation }) : paths.checkout();
  const viewer = await requireCurrentUser(here);
  const items = productId
    ? await buyNowLines({ buyer: viewer, productId, quantity, variation })
    : (await readForPage(getCart(viewer))).items;
  const [first] = items;
  return (
    <Page className="pb-wall">
      <Breadcrumb
        items={[
          { name: "Home", href: paths.home },
          { name: "Drops", href: paths.drops },
          { name: "Cart", href: paths.cart },
        ]}
        current="Checkout"
      />
      <h1 className="pt-2 pb-8 text-title">Checkout</h1>
      {first ? (
        <PayForm
          address={viewer.shippingAddress}
          {...checkoutTotals(items)}
          initialMessage={refused ? failure(paymentFormErrorMessage(refused)) : null}
          buyNowItem={
            productId
              ? { productId: first.product._id, quantity: first.quantity, variation: first.variation[0] }
              : undefined
          }
        >
          <CheckoutLines items={items} />
        </PayForm>
      ) : (
        <EmptyState
          title={productId ? "Product not found" : "Your Cart is Empty"}
          action={<ButtonLink href={paths.drops}>Continue Shopping</ButtonLink>}
        >
          {productId ? "That item is no longer available." : "There is nothing to pay for yet."}
        </EmptyState>
      )}
    </Page>
  );
}
