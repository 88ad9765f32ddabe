"use client";

import { useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { notify } from "@/components/ui/toast";
import { useSubmitting } from "@/components/ui/use-submitting";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";

const failureText = "Failed to fetch addresses";

/** Saves a response as a file under the name that the server gave it. */
async function saveResponse(response: Response): Promise<void> {
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement("a");
  link.href = address;
  link.download = /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "")?.[1] ?? "addresses.csv";
  link.click();
  URL.revokeObjectURL(address);
}

/** Exports the addresses for the welcome packs as CSV. */
export function ExportAddresses() {
  const submission = useSubmitting();
  const [problem, setProblem] = useState("");

  async function fetchAddresses() {
    if (!submission.start()) return;
    setProblem("");
    try {
      const response = await fetch(adminApiPaths.welcomePackAddresses, { credentials: "same-origin" });
      if (!response.ok) {
        const { error } = (await response.json().catch(() => ({}))) as { error?: string };
        throw new Error(error || failureText);
      }
      await saveResponse(response);
      notify.success("Addresses exported successfully", { duration: 3_000 });
    } catch (error) {
      setProblem(`❌ ${error instanceof Error && error.name === "Error" ? error.message : failureText}`);
    } finally {
      submission.finish();
    }
  }

  return (
    <div className="grid justify-items-start gap-4">
      <Button onClick={() => void fetchAddresses()} loading={submission.submitting && "Exporting…"}>
        Export Collector Addresses
      </Button>
      <Alert>{problem}</Alert>
    </div>
  );
}
