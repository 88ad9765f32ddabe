import type { ComponentProps } from "react";
import { Button } from "@/components/ui/button";
import { connectionStatusId } from "./connection-status";

type BidButtonProps = Omit<ComponentProps<typeof Button>, "type" | "disabled"> & { isOffline: boolean };

/** A button that sends a bid. While the device is offline it says so, and the banner why nothing can be sent. */
export const BidButton = ({ isOffline, children, ...button }: BidButtonProps) => (
  <Button {...button} type="submit" disabled={isOffline} aria-describedby={isOffline ? connectionStatusId : undefined}>
    {isOffline ? "Offline" : children}
  </Button>
);
