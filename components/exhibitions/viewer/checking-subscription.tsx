import { paths } from "@/lib/core/urls/paths";
import { SaveLocationHash } from "./save-location-hash";

/** Shown while access is checked. Stores the location hash, in case the visitor is redirected to login first. */
export function CheckingSubscription() {
  return (
    <main id="main" className="grid min-h-svh place-content-center">
      <SaveLocationHash returnPath={paths.headsOfState} />
      <p role="status" className="font-normal font-read text-lede text-muted">
        Checking subscription…
      </p>
    </main>
  );
}
