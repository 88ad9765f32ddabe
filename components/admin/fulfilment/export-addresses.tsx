"use client";

import { parse } from "content-disposition";
import { Download } from "lucide-react";
import { FormMessage } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { useSubmission } from "@/components/ui/use-submission";
import { type ApiResult, toResult } from "@/lib/api-client/client";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";

const failureText = "Failed to fetch addresses";

/** Saves a response as a file under the name that the server gave it. */
async function saveResponse(response: Response): Promise<void> {
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement("a");
  link.href = address;
  link.download = parse(response.headers.get("content-disposition") ?? "").parameters.filename ?? "addresses.csv";
  link.click();
  URL.revokeObjectURL(address);
}

async function exportAddresses(): Promise<ApiResult<object>> {
  try {
    const response = await fetch(adminApiPaths.welcomePackAddresses, { credentials: "same-origin" });
    if (!response.ok) return toResult(response.status, await response.json().catch(() => null));
    await saveResponse(response);
    return toResult(response.status, { success: true });
  } catch {
    return toResult(0, null);
  }
}

/** Exports the addresses for the welcome packs as CSV. */
export function ExportAddresses() {
  const { busy, message, submit } = useSubmission();
  const start = () =>
    void submit(exportAddresses, {
      errors: { offline: failureText, otherwise: failureText },
      toast: "Addresses exported successfully",
      toastMs: 3_000,
    });

  return (
    <>
      <Button size="small" onClick={start} loading={busy && "Exporting…"}>
        <Download aria-hidden className="size-4" />
        Export Collector Addresses
      </Button>
      <FormMessage message={message} className="order-last basis-full" />
    </>
  );
}
