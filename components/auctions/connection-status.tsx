import type { Connection } from "./use-connection";

/** The element that says why nothing can be sent. */
export const connectionStatusId = "connection-status";

const texts = {
  connected: "",
  offline: "You are offline. The price may be out of date.",
  reconnecting: "Reconnecting… Refreshing every few seconds.",
} as const satisfies Record<Connection, string>;

/** Before and after a sale: that this device is offline, or that the page polls. During a sale the bidder's banner says it. */
export function ConnectionStatus({ connection }: { connection: Connection }) {
  return (
    <p
      role="status"
      className={texts[connection] ? "rounded-control bg-raised px-4 py-2 font-medium text-small text-warn" : "sr-only"}
    >
      {texts[connection]}
    </p>
  );
}
