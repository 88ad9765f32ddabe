"use client";

import { Switch } from "@/components/ui/checkbox";
import { useSaleroomSetting } from "./use-saleroom-setting";

type BidSettingsProps = { asks: boolean; setAsks: (on: boolean) => void };

/** What the bidder can switch in this browser. */
export function BidSettings({ asks, setAsks }: BidSettingsProps) {
  const [hasSound, setSound] = useSaleroomSetting("outbid-sound");
  return (
    <details>
      <summary className="link min-h-11 cursor-pointer py-2.5 font-medium">Settings</summary>
      <Switch
        label="Confirm each bid"
        hint="With the full cost."
        checked={asks}
        onChange={(event) => setAsks(event.currentTarget.checked)}
      />
      <Switch
        label="Sound when outbid"
        checked={hasSound}
        onChange={(event) => {
          setSound(event.currentTarget.checked);
          // Played once, so that the bidder knows it; the browser allows it from then on.
          if (event.currentTarget.checked)
            void import("./outbid-sound").then(({ playOutbidSound }) => playOutbidSound()).catch(() => undefined);
        }}
      />
    </details>
  );
}
