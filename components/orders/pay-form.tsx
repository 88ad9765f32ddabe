"use client";

import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import * as z from "zod/mini";
import { AddressFields, addressValues } from "@/components/auth/address-fields";
import { VoucherCodeForm } from "@/components/payments/voucher-code";
import { Dialog } from "@/components/ui/dialog";
import { Form } from "@/components/ui/form";
import { failure, warning } from "@/components/ui/message";
import { notify } from "@/components/ui/toast";
import { useApiForm } from "@/components/ui/use-api-form";
import { api } from "@/lib/api-client/client";
import type { SavedAddress } from "@/lib/auth/addresses/contracts";
import { shippingAddress } from "@/lib/auth/contracts";
import { formatNaira, toKobo, toNaira } from "@/lib/core/money";
import { apiPaths } from "@/lib/core/urls/api-paths";
import { paths } from "@/lib/core/urls/paths";
import type { DeliveryQuote } from "@/lib/orders/delivery-zones/contracts";
import { type GiftBody, giftBody } from "@/lib/orders/gift-contracts";
import { CheckoutAddress } from "./checkout-address";
import { DiscountCodeForm } from "./discount-code-field";
import { GiftFields, requestKey, wrapPriceOf } from "./gift-fields";
import { type CheckoutFormProps, HiddenCheckoutFields, PaySummary } from "./pay-summary";
import { SavedAddressForm } from "./saved-address-form";
import { useDeliveryQuote } from "./use-delivery-quote";
import { voucherPart } from "./voucher-field";

type CheckoutReply = { authorization_url: string; total: number };

type PayFormProps = CheckoutFormProps & {
  /** The default first. */
  addresses: readonly SavedAddress[];
  /** The price of delivery to each saved address by its id, and without an address. */
  deliveries: Readonly<Record<string, DeliveryQuote>> & { "": DeliveryQuote };
};

const redirectAfter = 1_000;
const errors = { offline: "Checkout failed: Network error", otherwise: "Checkout failed: Unknown error" };
/** The address is asked for only if the account has none; else one of the saved addresses is chosen. */
const payForm = z.object({ shippingAddress: z.optional(shippingAddress), gift: z.optional(giftBody) });

/** Shipping address, total and the pay button, which cannot be pressed twice. */
export function PayForm({
  buyNowItem,
  addresses,
  total,
  discount,
  numberPremium,
  typedCode,
  voucher,
  voucherProblem,
  deliveries,
  giftWrap,
  rates,
  unavailable,
  initialMessage = null,
  children,
}: PayFormProps) {
  const router = useRouter();
  const [soldOut, setSoldOut] = useState(false);
  const [room, setRoom] = useState<string>();
  const [chosen, setChosen] = useState(addresses[0]?._id);
  const [edited, setEdited] = useState<SavedAddress | "new" | null>(null);
  const code = typedCode?.problem === null ? typedCode : null;
  const [repriced, setRepriced] = useState<{ reply: CheckoutReply; request: string } | null>(null);
  // Another code or gift makes another order.
  const agreedReply = (request: string) => (repriced?.request === request ? repriced.reply : null);
  const [country, setCountry] = useState("Nigeria");
  const typed = useDeliveryQuote(country, deliveries[""]);
  const delivery = addresses.length > 0 ? (deliveries[chosen ?? ""] ?? deliveries[""]) : typed;
  const deliveryPrice = delivery.problem === null ? delivery.price : 0;
  const totalWith = (wrap: number) => toNaira(toKobo(total) + toKobo(deliveryPrice) + toKobo(wrap));
  const toPay = (sum: number) => toNaira(toKobo(sum) - toKobo(voucherPart(sum, voucher)));
  const keyOf = (gift: GiftBody | undefined) =>
    requestKey(gift, [code?.code, voucher?.token].filter(Boolean).join(" "));
  const [problem, setProblem] = useState(voucherProblem);
  const sent = useRef({ request: "", total });
  const form = useApiForm({
    schema: payForm,
    defaultValues: {
      gift: { wanted: false, note: "", wrap: false },
      ...(addresses.length === 0 && { shippingAddress: addressValues(null) }),
    },
    initialMessage,
    errors,
    // After a change of price the order is placed already, and the second press agrees to pay it.
    send: ({ shippingAddress, gift }) => {
      const request = keyOf(gift);
      sent.current = { request, total: toPay(totalWith(wrapPriceOf(gift, giftWrap))) };
      const agreed = agreedReply(request);
      return agreed
        ? Promise.resolve({ ok: true as const, data: agreed, headers: new Headers() })
        : api.post(apiPaths.checkout, {
            ...(buyNowItem && { ...buyNowItem, variation: buyNowItem.variation ? [buyNowItem.variation] : [] }),
            ...(addresses.length > 0 ? { addressId: chosen } : { shippingAddress }),
            ...(code && { discountCode: code.code }),
            ...(voucher && {
              voucher: voucher.token,
              voucherSeen: voucherPart(totalWith(wrapPriceOf(gift, giftWrap)), voucher),
            }),
            ...(gift?.wanted && { gift }),
          });
    },
    onDone: (reply: CheckoutReply) => {
      if (agreedReply(sent.current.request) || reply.total === sent.current.total) {
        notify.success("Redirecting to payment...");
        setTimeout(() => window.location.assign(reply.authorization_url), redirectAfter);
        return "leaving";
      }
      setRepriced({ reply, request: sent.current.request });
      // Refreshes the lines beside it, so that the whole page shows the same price.
      router.refresh();
      return warning(
        `The price has changed. ${formatNaira(toKobo(reply.total))} will be charged. Nothing is charged until you agree.`,
      );
    },
    onError: ({ status, code: errorCode, error, facts }) => {
      if (errorCode === "waiting_room" && facts?.drop) setRoom(String(facts.drop));
      if (status === 401) {
        notify.error(error || "You must log in to checkout");
        router.push(paths.login({ redirectTo: paths.checkout({ ...buyNowItem, discountCode: code?.code }) }));
        return null;
      }
      const message = error ? `Checkout failed: ${error}` : status === 0 ? errors.offline : errors.otherwise;
      notify.error(message);
      if (errorCode === "code_refused") router.refresh();
      if (errorCode === "out_of_stock" || errorCode === "number_taken") {
        setSoldOut(true);
        router.refresh();
      }
      return failure(message);
    },
  });
  const gift = form.watch("gift") as GiftBody | undefined;
  const wrapPrice = wrapPriceOf(gift, giftWrap);
  const agreed = agreedReply(keyOf(gift));
  const shownTotal = agreed && !voucher ? agreed.total : totalWith(wrapPrice);

  /** An order that is placed already has the former address: the next press places it again, with this one. */
  function choose(id: string) {
    setChosen(id);
    setRepriced(null);
  }

  return (
    <>
      <DiscountCodeForm buyNowItem={buyNowItem} />
      <VoucherCodeForm hidden={{ ...buyNowItem, discountCode: code?.code }} onProblem={setProblem} />
      <Form
        action={apiPaths.checkout}
        onSubmit={unavailable.length > 0 ? (event) => event.preventDefault() : form.onSubmit}
        className="g12 items-start gap-y-10"
      >
        <HiddenCheckoutFields
          buyNowItem={buyNowItem}
          typedCode={typedCode}
          voucher={voucher}
          totalSeen={toPay(totalWith(0))}
          voucherSeen={voucherPart(totalWith(0), voucher)}
        />
        <div className="col-span-full grid gap-10 lg:col-span-7">
          {children}
          <section aria-labelledby="shipping-address" className="grid gap-4">
            <h2 id="shipping-address" className="font-sign text-section">
              Shipping Address
            </h2>
            {addresses.length > 0 ? (
              <CheckoutAddress addresses={addresses} chosen={chosen} onChoose={choose} onEdit={setEdited} />
            ) : (
              <>
                <p className="max-w-[44ch] text-muted text-small">
                  The address is saved in your account for your next order.
                </p>
                <AddressFields field={form.field} onCountry={setCountry} />
              </>
            )}
          </section>
          <GiftFields giftWrap={giftWrap} field={form.field} />
        </div>
        <PaySummary
          total={shownTotal}
          {...{
            buyNowItem,
            discount,
            numberPremium,
            typedCode,
            voucher,
            voucherProblem: problem,
            rates,
            unavailable,
            wrapPrice,
            delivery,
            soldOut,
            room,
          }}
          message={form.message}
          busy={form.busy}
        />
      </Form>
      {/* Beside the form, because a form cannot be inside another. */}
      <Dialog
        open={edited !== null}
        onClose={() => setEdited(null)}
        title={edited === "new" ? "Add an address" : "Edit address"}
        sheet
      >
        {edited !== null && (
          <SavedAddressForm
            address={edited === "new" ? undefined : edited}
            onSaved={({ _id }) => {
              choose(_id);
              setEdited(null);
            }}
          />
        )}
      </Dialog>
    </>
  );
}
