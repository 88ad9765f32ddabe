import { KeepPlace } from "@/components/exhibitions/viewer/keep-place";
import { paths } from "@/lib/platform/paths";

/** While it is looked up whether somebody may be here; where they were going is put by, in case they are sent elsewhere first. */
export default function Loading() {
  return (
    <main id="main" className="grid min-h-svh place-content-center">
      <KeepPlace here={paths.headsOfState} />
      <p role="status" className="font-normal font-read text-lede text-muted">
        Checking subscription…
      </p>
    </main>
  );
}
