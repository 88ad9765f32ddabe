import type { Metadata } from "next";
import { checkoutSums } from "@/components/shop/cart-sums";
import { CheckoutLines } from "@/components/shop/checkout-lines";
import { pieceAsLine } from "@/components/shop/checkout-piece";
import { PayForm } from "@/components/shop/pay-form";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Page } from "@/components/ui/page";
import type { Actor } from "@/lib/accounts/contracts";
import { requireViewer } from "@/lib/http/viewer";
import { paths } from "@/lib/platform/paths";
import type { CartItem } from "@/lib/shop/contracts";
import { holdKey, ownedElsewhere, ownHolds } from "@/lib/shop/own-holds";
import { getCart, getProduct } from "@/lib/shop/queries";
import { refusedPaymentSentence } from "@/lib/shop/refused-forms";

export const metadata: Metadata = { title: "Checkout", robots: { index: false } };

const single = (value: string | string[] | undefined) => (typeof value === "string" ? value : undefined);

type Piece = { buyer: Actor; productId: string; quantity: string | undefined; variation: string | undefined };

async function pieceLines({ buyer, productId, quantity, variation }: Piece): Promise<CartItem[]> {
  const product = await getProduct(productId);
  if (!product) return [];
  const wanted = { userId: buyer._id, fromCart: false, productId: product._id };
  const [holds, owned] = await Promise.all([ownHolds(wanted), ownedElsewhere(wanted)]);
  const held = holds.get(holdKey(product._id, variation ?? "")) ?? 0;
  const line = pieceAsLine(product, { quantity, variation, held, owned: owned.get(product._id) ?? 0, buyer });
  return line ? [line] : [];
}

/** The whole cart, or the one piece that the address names. */
export default async function CheckoutPage({ searchParams }: PageProps<"/checkout">) {
  const query = await searchParams;
  const [productId, quantity, variation] = [single(query.productId), single(query.quantity), single(query.variation)];
  const refused = single(query.error);
  const here = productId ? paths.checkout({ productId, quantity: Number(quantity) || 1, variation }) : paths.checkout();
  const viewer = await requireViewer(here);
  const items = productId
    ? await pieceLines({ buyer: viewer, productId, quantity, variation })
    : (await getCart(viewer)).items;
  const [first] = items;
  return (
    <Page className="pb-wall">
      <Breadcrumb
        trail={[
          { name: "Home", href: paths.home },
          { name: "Drops", href: paths.drops },
          { name: "Cart", href: paths.cart },
        ]}
        here="Checkout"
      />
      <h1 className="pt-2 pb-8 text-title">Checkout</h1>
      {first ? (
        <PayForm
          address={viewer.shippingAddress}
          {...checkoutSums(items)}
          said={refused ? `❌ ${refusedPaymentSentence(refused)}` : ""}
          piece={
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
          {productId ? "That piece is no longer on the shelf." : "There is nothing to pay for yet."}
        </EmptyState>
      )}
    </Page>
  );
}
