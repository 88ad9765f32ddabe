import { BusSide } from "@/components/layout/bus-side";
import { SubscribeForm } from "@/components/layout/subscribe-form";

/** The newsletter form beside an issue. */
export function ArchiveSubscribe() {
  return (
    <section aria-labelledby="subscribe">
      <BusSide>
        <div className="grid gap-4 px-6 py-4">
          <h2 id="subscribe" className="text-heading">
            Get the next issue
          </h2>
          <SubscribeForm source="archive" />
          <SubscribeTerms />
        </div>
      </BusSide>
    </section>
  );
}

/** What a subscriber gets. */
export function SubscribeTerms() {
  return <p className="font-normal font-read text-night/90 text-small">One email a month. Unsubscribe at any time.</p>;
}
