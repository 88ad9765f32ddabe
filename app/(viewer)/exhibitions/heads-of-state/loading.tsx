import { SaveLocationHash } from "@/components/exhibitions/viewer/save-location-hash";
import { paths } from "@/lib/core/urls/paths";

/** Shown while access is checked. Stores the location hash, in case the visitor is redirected to login first. */
export default function Loading() {
  return (
    <main id="main" className="grid min-h-svh place-content-center">
      <SaveLocationHash returnPath={paths.headsOfState} />
      <p role="status" className="font-normal font-read text-lede text-muted">
        Checking subscription…
      </p>
    </main>
  );
}
