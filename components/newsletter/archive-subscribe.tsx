import { SubscribeForm } from "@/components/layout/subscribe-form";

/** The newsletter form beside the archive and beside an issue. */
export function ArchiveSubscribe() {
  return (
    <section aria-labelledby="subscribe" className="grid gap-3 border-ink border-t-2 pt-6">
      <h2 id="subscribe" className="text-subheading">
        Get the next issue
      </h2>
      <SubscribeForm source="archive" />
      <p className="font-normal font-read text-muted text-small">One email a month. Unsubscribe at any time.</p>
    </section>
  );
}
