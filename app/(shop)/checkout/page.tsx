import type { Metadata } from "next";
import { cookies, headers } from "next/headers";
import { CountryProvider } from "@/components/auth/country-options";
import { buyNowLine } from "@/components/orders/buy-now-line";
import { checkoutTotals } from "@/components/orders/cart-optimistic";
import { CheckoutItems } from "@/components/orders/checkout-items";
import { GuestPayForm } from "@/components/orders/guest-pay-form";
import { PayForm } from "@/components/orders/pay-form";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { failure } from "@/components/ui/message";
import { Page } from "@/components/ui/page";
import { CheckoutRooms } from "@/components/waiting-room/checkout-rooms";
import { listAddresses } from "@/lib/auth/addresses/queries";
import { quoteNumber } from "@/lib/catalog/editions/queries";
import { getProduct } from "@/lib/catalog/queries";
import { toKobo, toNaira } from "@/lib/core/money";
import { paths } from "@/lib/core/urls/paths";
import { getClientIp } from "@/lib/http/client-ip";
import { getCurrentUser } from "@/lib/http/current-user";
import { readForPage } from "@/lib/http/read-for-page";
import { singleParam } from "@/lib/http/single-param";
import type { Buyer } from "@/lib/orders/buyer";
import { getCart } from "@/lib/orders/cart-queries";
import type { CartItem } from "@/lib/orders/contracts";
import { listDeliveryCountries, quoteDeliveries } from "@/lib/orders/delivery-zones/queries";
import { quoteCode } from "@/lib/orders/discount-codes/quote-code";
import { paymentFormErrorMessage, voucherFormErrorMessage } from "@/lib/orders/form-error-messages";
import { guestBuyer } from "@/lib/orders/guest/guest";
import { readGuestId } from "@/lib/orders/guest/guest-cookie";
import { getShopSettings } from "@/lib/orders/shop-settings/queries";
import { getOwnedElsewhere, getUserHolds, holdKey } from "@/lib/orders/user-holds";
import { quoteVoucher } from "@/lib/orders/vouchers/queries";
import { readVoucherCookie } from "@/lib/orders/vouchers/voucher-cookie";
import { voucherCheckoutToken } from "@/lib/orders/vouchers/voucher-tokens";
import { readPlaces } from "@/lib/waiting-room/place-cookie";
import { findRoomsToPass } from "@/lib/waiting-room/queries";

export const metadata: Metadata = { title: "Checkout", robots: { index: false } };

type BuyNowQuery = {
  buyer: Buyer;
  plan: string | null;
  productId: string;
  quantity: string | undefined;
  variation: string | undefined;
  edition: number | undefined;
};

async function buyNowLines({ buyer, plan, productId, quantity, variation, edition }: BuyNowQuery): Promise<CartItem[]> {
  const product = await readForPage(getProduct(productId));
  if (!product) return [];
  const wanted = { userId: buyer._id, fromCart: false, productId: product._id };
  const [holds, owned] = await readForPage(Promise.all([getUserHolds(wanted), getOwnedElsewhere(wanted)]));
  const held = holds.get(holdKey(product._id, variation ?? "")) ?? 0;
  const number =
    edition === undefined
      ? undefined
      : await readForPage(
          quoteNumber({ productId: product._id, number: edition, userId: buyer._id, name: product.name }),
        );
  const line = buyNowLine(product, {
    quantity,
    variation,
    held,
    owned: owned.get(product._id) ?? 0,
    buyer: { ...buyer, plan },
    number,
  });
  return line ? [line] : [];
}

/** The whole cart, or the one item of a "buy now" link, of a member or of a guest. */
export default async function CheckoutPage({ searchParams }: PageProps<"/checkout">) {
  const query = await searchParams;
  const [productId, quantity, variation] = [
    singleParam(query.productId),
    singleParam(query.quantity),
    singleParam(query.variation),
  ];
  const wantedNumber = singleParam(query.edition);
  const edition = wantedNumber && /^\d{1,7}$/.test(wantedNumber) ? Number(wantedNumber) : undefined;
  const refused = singleParam(query.error);
  const typed = singleParam(query.discountCode)?.trim().slice(0, 40) || undefined;
  const item = productId ? { productId, quantity: Number(quantity) || 1, variation, ...(edition && { edition }) } : {};
  const here = paths.checkout({ ...item, discountCode: typed });
  const viewer = await getCurrentUser();
  const buyer = viewer ?? guestBuyer(readGuestId(await cookies()) ?? "");
  const items = productId
    ? await buyNowLines({
        buyer,
        plan: viewer?.isVIP ? (viewer.subscription?.plan ?? null) : null,
        productId,
        quantity,
        variation,
        edition,
      })
    : (await readForPage(getCart(buyer))).items;
  const [first] = items;
  const { total, ...totals } = checkoutTotals(items);
  const limitKey = viewer?._id ?? getClientIp({ headers: await headers() });
  const typedCode = typed && first ? await readForPage(quoteCode({ buyer, limitKey, code: typed, items })) : null;
  const wanted = singleParam(query.addressId);
  const cookieStore = await cookies();
  const [saved, countries, { giftWrap, ...rates }, rooms] = await readForPage(
    Promise.all([
      viewer ? listAddresses(viewer._id) : [],
      listDeliveryCountries(),
      getShopSettings(),
      findRoomsToPass({
        productIds: items.map(({ product }) => product._id),
        places: readPlaces(cookieStore),
        buyerId: buyer._id,
      }),
    ]),
  );
  // The one that was chosen without JavaScript comes first.
  const addresses = [...saved].sort((a, b) => Number(b._id === wanted) - Number(a._id === wanted));
  const deliveries = await readForPage(quoteDeliveries(addresses));
  const voucherId = readVoucherCookie(cookieStore);
  const quoted = voucherId && (await readForPage(quoteVoucher(voucherId, buyer._id)));
  const voucherError = singleParam(query.voucherError);
  const codeDiscount = typedCode?.problem === null ? typedCode.discount : 0;
  const form = {
    ...totals,
    total: toNaira(toKobo(total) - toKobo(codeDiscount)),
    typedCode,
    voucher: quoted ? { token: voucherCheckoutToken(voucherId), balance: quoted.balance } : null,
    voucherProblem: voucherError ? voucherFormErrorMessage(voucherError) : null,
    giftWrap,
    rates,
    initialMessage: refused ? failure(paymentFormErrorMessage(refused)) : null,
    buyNowItem:
      productId && first
        ? {
            productId: first.product._id,
            quantity: first.quantity,
            variation: first.variation[0],
            ...(edition && { edition }),
          }
        : undefined,
  };
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
      <h1 className="pt-2 pb-6 text-title sm:pb-8">Checkout</h1>
      <CheckoutRooms drops={rooms} />
      {first ? (
        <CountryProvider countries={countries}>
          {viewer ? (
            <PayForm addresses={addresses} deliveries={deliveries} {...form}>
              <CheckoutItems items={items} inCart={!productId} />
            </PayForm>
          ) : (
            <GuestPayForm delivery={deliveries[""]} loginHref={paths.login({ redirectTo: here })} {...form}>
              <CheckoutItems items={items} inCart={!productId} />
            </GuestPayForm>
          )}
        </CountryProvider>
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
