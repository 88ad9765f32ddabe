"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { api } from "@/lib/api-client/client";
import { apiPaths } from "@/lib/core/urls/api-paths";
import type { DrawReport } from "@/lib/draws/contracts";
import { computeOrder, computeSeed, parseEntryList, sha256Hex } from "@/lib/draws/rules";

/** The first step that does not give what the report says, or null when all of it is right. */
async function findDifference({ list, commitment, seed, order }: DrawReport): Promise<string | null> {
  if (!seed) return "The draw has not taken place.";
  if ((await sha256Hex(list.text)) !== list.sha256) return "The list does not have the published hash.";
  if (seed.source === "commitment" && (await sha256Hex(seed.value)) !== commitment.sha256)
    return "The secret does not have the published hash.";
  if ((await computeSeed(list.sha256, seed.source, seed.value)) !== seed.sha256) return "The seed differs.";
  const computed = await computeOrder(seed.sha256, parseEntryList(list.text));
  // An entry whose account was merged into another since has left the stored order, never the list.
  const left = new Set(order);
  const isSame = computed.filter((id) => left.has(id)).join() === order.join();
  return isSame ? null : "The order of the entries differs.";
}

/** Computes the draw in the browser, from the report. */
export function RunAgain({ slug }: { slug: string }) {
  const [text, setText] = useState("");
  const [busy, setBusy] = useState(false);

  async function run() {
    setBusy(true);
    const result = await api.get(apiPaths.drawReport(slug));
    if (!result.ok) setText("The report could not be read. Please try again.");
    else {
      const difference = await findDifference(result.data);
      const winners = result.data.order.slice(0, result.data.draw.units).join(", ");
      setText(
        difference ??
          `Your browser computed the same order of ${result.data.list.entries} entries. Drawn first: ${winners}.`,
      );
    }
    setBusy(false);
  }

  return (
    <>
      <Button variant="secondary" loading={busy && "Computing…"} onClick={() => void run()}>
        Run it again
      </Button>
      <span role="status" className="wrap-anywhere basis-full">
        {text}
      </span>
    </>
  );
}
