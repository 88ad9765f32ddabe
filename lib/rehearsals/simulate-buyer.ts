import type { ShippingAddress } from "@/lib/auth/contracts";
import { dbErrorCode } from "@/lib/db/client";
import { orderSettlement } from "@/lib/orders/fulfil-order";
import { guestBuyer } from "@/lib/orders/guest/guest";
import { callPlaceOrder } from "@/lib/orders/place-order";
import { recordCharge } from "@/lib/payments/start-charge";
import type { BuyerKind } from "@/lib/rehearsals/rules";
import { inSandbox } from "@/lib/rehearsals/sandbox";

const address: ShippingAddress = {
  line1: "1 Rehearsal Street",
  line2: "",
  city: "Lagos",
  state: "Lagos",
  postalCode: "",
  country: "Nigeria",
};

/** The id of a simulated buyer, who exists in the tables of the rehearsal only. */
const buyerId = (buyer: number) => `usr_rehearsal${buyer}`;

type Attempt = {
  outcome: "paid" | "refunded" | "declined" | "abandoned" | "refused";
  why: string | null;
  code: string | null;
  ms: number;
};
type SimulateBuyer = { rehearsalId: string; productId: string; buyer: number; kind: BuyerKind; variant: string };

/** One simulated buyer: places an order as the shop does, and pays it, or not. Paystack and Resend are not called. */
export async function simulateBuyer({ rehearsalId, productId, buyer, kind, variant }: SimulateBuyer): Promise<Attempt> {
  const started = performance.now();
  const passed = () => Math.round((performance.now() - started) * 10) / 10;
  const item = { productId, quantity: 1, variation: variant };
  try {
    const placed = await inSandbox(rehearsalId, (tx) =>
      callPlaceOrder(tx, { actor: guestBuyer(buyerId(buyer)), item, shippingAddress: address }),
    );
    const result = { why: null, code: null, ms: passed() };
    if (kind === "abandons") return { ...result, outcome: "abandoned" };
    if (kind === "declined") {
      await inSandbox(rehearsalId, (tx) => tx.$queryRaw`SELECT shop_release_order(${placed.order_id}, 'failed')::text`);
      return { ...result, outcome: "declined" };
    }
    return { ...result, outcome: await payOrder(rehearsalId, placed, buyerId(buyer)) };
  } catch (error) {
    const refusal = dbErrorCode(error);
    if (!refusal) throw error;
    return { outcome: "refused", why: refusal.message, code: refusal.code, ms: passed() };
  }
}

type Placed = Awaited<ReturnType<typeof callPlaceOrder>>;

/** What a successful payment brings about, without asking Paystack. */
function payOrder(rehearsalId: string, placed: Placed, userId: string): Promise<"paid" | "refunded"> {
  return inSandbox(rehearsalId, async (tx) => {
    const { order_id: subjectId, order_number: reference, total_kobo: amountKobo, email } = placed;
    await recordCharge(tx, { reference, purpose: "order", subjectId, userId, email, amountKobo });
    await tx.$executeRaw`
      UPDATE charges SET status = 'success', settled_at = clock_timestamp(), paid_at = clock_timestamp() WHERE reference = ${reference}`;
    await orderSettlement.paid(tx, await tx.charge.findUniqueOrThrow({ where: { reference } }));
    const [order] = await tx.$queryRaw<
      [{ paid: boolean }]
    >`SELECT payment_status = 'paid' AS paid FROM orders WHERE id = ${subjectId}`;
    return order.paid ? "paid" : "refunded";
  });
}
