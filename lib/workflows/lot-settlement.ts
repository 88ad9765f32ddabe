import { settleOffer } from "@/lib/auctions/settle-offer";
import { createOrderFromLot } from "@/lib/orders/create-order-from-lot";
import type { SettlementHandler } from "@/lib/payments/settle-charge";

/** Settles the payment of a won lot: marks the offer paid and creates an order, which neither domain can do alone. */
export const lotSettlement: SettlementHandler = {
  paid: async (tx, charge) => {
    const lot = await settleOffer(tx, charge);
    if (lot) {
      const orderId = await createOrderFromLot(tx, { ...lot, chargeId: charge.id });
      await tx.auctionOffer.update({ where: { id: lot.offerId }, data: { orderId } });
    }
    return async () => undefined;
  },
  // The offer stays open until it expires, so that the winner can try another card.
  failed: async () => undefined,
  // An account with an open offer cannot be deleted, so the offer is over.
  deleted: async () => undefined,
};
