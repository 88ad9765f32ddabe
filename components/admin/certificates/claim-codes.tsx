"use client";

import { useState } from "react";
import { AdminDialog } from "@/components/admin/ui/admin-dialog";
import { FormMessage } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { useSubmission } from "@/components/ui/use-submission";
import { api } from "@/lib/api-client/client";
import type { PrintedClaimCode } from "@/lib/certificates/admin-contracts";
import { formatCode } from "@/lib/certificates/rules";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";

const errors = { offline: "Network error. Please try again.", otherwise: "Failed to make the codes" };

/** Makes the codes to seal under the labels of this page, and shows them once for printing: only their hashes are stored. */
export function ClaimCodes({ labelCodes }: { labelCodes: readonly string[] }) {
  const { busy, message, submit } = useSubmission();
  const [confirming, setConfirming] = useState(false);
  const [codes, setCodes] = useState<readonly PrintedClaimCode[] | null>(null);
  if (labelCodes.length === 0) return null;
  const make = () =>
    void submit(() => api.post(adminApiPaths.printClaimCodes, { labelCodes: [...labelCodes] }), {
      errors,
      onDone: (reply: { codes: PrintedClaimCode[] }) => {
        setCodes(reply.codes);
        setConfirming(false);
      },
    });
  return (
    <section aria-labelledby="claim-codes" className="grid justify-items-start gap-4 pt-10">
      <h2 id="claim-codes" className="text-subheading print:hidden">
        Sealed codes
      </h2>
      <p className="max-w-[72ch] text-muted text-small print:hidden">
        {codes === null
          ? "Make a code to put under each label: with it the owner claims the number. You see the codes once, so print them before you leave the page."
          : "Under each label lies its code, with which the owner claims the number once. The codes are shown here only now; reload and they are gone."}
      </p>
      {codes === null && (
        <Button variant="secondary" size="small" onClick={() => setConfirming(true)}>
          {labelCodes.length === 1 ? "Make a sealed code" : `Make ${labelCodes.length} sealed codes`}
        </Button>
      )}
      {codes?.length === 0 && <p>All of these numbers are claimed already.</p>}
      {codes && codes.length > 0 && (
        <ul className="grid w-full gap-3 sm:grid-cols-2 xl:grid-cols-3 print:grid-cols-3 print:gap-0">
          {codes.map(({ labelCode, claimCode, number, name }) => (
            <li
              key={labelCode}
              className="on-paper grid break-inside-avoid gap-1 p-3 outline-1 outline-line outline-dashed"
            >
              <b className="text-small leading-tight">{`${name}, No. ${number}`}</b>
              <span className="font-mono text-base">{formatCode(claimCode)}</span>
              <span className="font-mono text-tiny">{labelCode}</span>
            </li>
          ))}
        </ul>
      )}
      <AdminDialog open={confirming} onClose={() => setConfirming(false)} title="Make new sealed codes?" sheet>
        <p>Codes that were printed before for these numbers stop working. Numbers that are claimed are left out.</p>
        <FormMessage message={message} />
        <div className="flex flex-wrap gap-3">
          <Button loading={busy && "Making…"} onClick={make}>
            Make the codes
          </Button>
          <Button variant="quiet" onClick={() => setConfirming(false)}>
            Cancel
          </Button>
        </div>
      </AdminDialog>
    </section>
  );
}
