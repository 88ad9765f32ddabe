import { useRef, useState } from "react";
import { type ApiResult, api, toResult } from "@/lib/api-client/client";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import type { ShipResult } from "@/lib/orders/admin-contracts";
import { shipObstacles } from "@/lib/orders/rules";

export const shipErrors = { offline: "Network error", otherwise: "Failed to update orders" };

export const shipResultLabels: Readonly<Record<ShipResult, string>> = {
  shipped: "Shipped",
  unknown: "Order not found.",
  ...shipObstacles,
};

/** Small batches: progress is visible, and a network error loses little. */
const batchSize = 5;

export type ParcelToShip = { order: string; trackingNumber: string };

/** Ships parcels with one courier in batches, until one fails or `stop` is called. `results` has what became of each order. */
export function useShipParcels() {
  const [results, setResults] = useState<Readonly<Record<string, ShipResult>>>({});
  const stopped = useRef(false);

  async function ship(courier: string, parcels: readonly ParcelToShip[]): Promise<ApiResult<unknown>> {
    stopped.current = false;
    for (let next = 0; next < parcels.length && !stopped.current; next += batchSize) {
      const response = await api.post(adminApiPaths.shipOrders, {
        courier,
        parcels: parcels.slice(next, next + batchSize),
      });
      if (!response.ok) return response;
      const reasons = response.data.results.map(({ order, result }) => [order, result] as const);
      setResults((before) => ({ ...before, ...Object.fromEntries(reasons) }));
    }
    return toResult(200, { success: true });
  }
  const stop = () => {
    stopped.current = true;
  };
  return { results, ship, stop };
}
