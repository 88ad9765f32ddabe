import { settleOffer } from "@/lib/auction/settle-offer";
import type { Settler } from "@/lib/payments/settle-charge";
import { orderFromLot } from "@/lib/shop/order-from-lot";

/** A lot's row in the table of what a charge settles: here the saleroom and the shop, which do not know each other, meet. */
export const lotSettler: Settler = {
  paid: async (tx, charge) => {
    const lot = await settleOffer(tx, charge);
    if (lot) {
      const orderId = await orderFromLot(tx, { ...lot, chargeId: charge.id });
      await tx.auctionOffer.update({ where: { id: lot.offerId }, data: { orderId } });
    }
    return () => undefined;
  },
  // The lot stays offered until its time is over: another card may say yes.
  failed: async () => undefined,
};
