"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Message } from "@/components/ui/message";
import { notify } from "@/components/ui/toast";
import { useWork } from "@/components/ui/use-work";
import { deskCalls } from "@/lib/platform/desk-calls";

const failed = "Failed to fetch addresses";

/** Gives the file to the browser to save, under the name that the server gave it. */
async function save(answer: Response): Promise<void> {
  const address = URL.createObjectURL(await answer.blob());
  const link = document.createElement("a");
  link.href = address;
  link.download = /filename="([^"]+)"/.exec(answer.headers.get("content-disposition") ?? "")?.[1] ?? "addresses.csv";
  link.click();
  URL.revokeObjectURL(address);
}

/** The addresses that the welcome packs go to, as a table. */
export function ExportAddresses() {
  const work = useWork();
  const [problem, setProblem] = useState("");

  async function fetchAddresses() {
    if (!work.begin()) return;
    setProblem("");
    try {
      const answer = await fetch(deskCalls.welcomePackAddresses, { credentials: "same-origin" });
      if (!answer.ok) {
        const { error } = (await answer.json().catch(() => ({}))) as { error?: string };
        throw new Error(error || failed);
      }
      await save(answer);
      notify.success("Addresses exported successfully", { duration: 3_000 });
    } catch (error) {
      setProblem(`❌ ${error instanceof Error && error.name === "Error" ? error.message : failed}`);
    } finally {
      work.end();
    }
  }

  return (
    <div className="grid justify-items-start gap-4">
      <Button onClick={() => void fetchAddresses()} busy={work.busy && "Exporting…"}>
        Export Collector Addresses
      </Button>
      <Message>{problem}</Message>
    </div>
  );
}
