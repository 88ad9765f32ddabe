import { backgroundSettled } from "@/lib/core/background";
import { disconnect } from "@/lib/db/client";
import { placeOrder } from "@/lib/orders/place-order";
import { getPerks } from "@/lib/subscriptions/rules";
import { buyerId } from "./bench-orders";

const [productId = "", connections = "10", seconds = "8"] = process.argv.slice(2);
const warmUp = 1_000;
const until = Date.now() + warmUp + Number(seconds) * 1_000;
const perks = getPerks(null, false, false);
const item = { productId, quantity: 1, variation: "" };
let sum = 0;
let completed = 0;

async function buyer(): Promise<void> {
  while (Date.now() < until) {
    await placeOrder({ actor: { _id: buyerId(sum++), perks }, item });
    if (Date.now() > until - Number(seconds) * 1_000) completed += 1;
  }
}

await Promise.all(Array.from({ length: Number(connections) }, buyer));
await backgroundSettled();
process.send?.(completed / Number(seconds));
await disconnect();
