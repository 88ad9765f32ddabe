"use client";

import { FormMessage } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { useSubmission } from "@/components/ui/use-submission";
import { api } from "@/lib/api-client/client";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import type { CollectorWithoutAddress } from "@/lib/fulfilment/contracts";

/** The collectors that the export leaves out, and a button that asks them for their address. */
export function MissingAddresses({ collectors }: { collectors: readonly CollectorWithoutAddress[] }) {
  const { busy, message, submit } = useSubmission();
  if (collectors.length === 0) return null;
  const ask = () =>
    void submit(() => api.post(adminApiPaths.requestAddresses, {}), {
      errors: { offline: "Network error", otherwise: "The emails could not be sent. Please try again." },
      toast: ({ asked }) =>
        asked === 0
          ? "All of them have been asked today"
          : `${asked} ${asked === 1 ? "person is" : "people are"} asked by email`,
    });
  return (
    <section
      aria-labelledby="missing-addresses"
      className="mt-10 grid max-w-3xl justify-items-start gap-4 rounded-card border border-line bg-surface p-4 sm:p-5"
    >
      <div className="flex w-full flex-wrap items-start justify-between gap-x-gutter gap-y-3">
        <div className="grid gap-1">
          <h2 id="missing-addresses" className="font-bold text-base">
            Collectors without an address ({collectors.length})
          </h2>
          <p className="text-muted text-small">They are not in the export. Each can be asked once a day.</p>
        </div>
        <Button size="small" variant="secondary" onClick={ask} loading={busy && "Asking…"}>
          Ask them by email
        </Button>
      </div>
      <FormMessage message={message} />
      <ul className="grid w-full border-line border-t text-small">
        {collectors.map(({ _id, name, email }) => (
          <li
            key={_id}
            className="wrap-anywhere flex flex-wrap justify-between gap-x-4 border-line border-b py-2 last:border-b-0 last:pb-0"
          >
            <span className="font-semibold">{name}</span> <span className="text-muted">{email}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
