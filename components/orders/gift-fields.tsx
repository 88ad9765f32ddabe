import { Checkbox } from "@/components/ui/checkbox";
import { Textarea } from "@/components/ui/textarea";
import type { FieldProps } from "@/components/ui/use-api-form";
import { formatNaira, toKobo } from "@/lib/core/money";
import { type GiftBody, MAX_GIFT_NOTE } from "@/lib/orders/gift-contracts";

type GiftFieldsProps = {
  /** The price of gift wrap in naira; null when it is not offered. */
  giftWrap: number | null;
  field: (name: "gift.wanted" | "gift.note" | "gift.wrap") => FieldProps;
};

type Gift = GiftBody | undefined;

/** The price of the wrap of a gift, in naira. */
export const wrapPriceOf = (gift: Gift, giftWrap: number | null): number =>
  gift?.wanted && gift.wrap ? (giftWrap ?? 0) : 0;

/** What makes one order differ from another with the same items. */
export const requestKey = (gift: Gift, discountCode: string | undefined): string =>
  JSON.stringify([discountCode, gift?.wanted, gift?.wrap, gift?.note.trim()]);

/** Makes an order a gift: a note on the packing slip, and gift wrap where it is offered. */
export function GiftFields({ giftWrap, field }: GiftFieldsProps) {
  return (
    <section aria-labelledby="gift" className="group/gift grid gap-4">
      <h2 id="gift" className="font-sign text-section">
        Gift
      </h2>
      <Checkbox
        label="This is a gift"
        hint="The parcel never contains prices. To send it to someone else, enter their name and address."
        {...field("gift.wanted")}
      />
      {/* Shown by CSS, so that it works without JavaScript. */}
      <div className="hidden gap-4 group-has-[[name='gift.wanted']:checked]/gift:grid">
        <Textarea
          label="Gift note"
          rows={3}
          maxLength={MAX_GIFT_NOTE}
          hint={`Optional, up to ${MAX_GIFT_NOTE} characters. We put it in the parcel.`}
          {...field("gift.note")}
        />
        {giftWrap !== null && (
          <>
            <input type="hidden" name="gift.price" value={giftWrap} />
            <Checkbox label={`Gift wrap, ${formatNaira(toKobo(giftWrap))}`} {...field("gift.wrap")} />
          </>
        )}
      </div>
    </section>
  );
}
