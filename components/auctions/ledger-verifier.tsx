"use client";

import { type FormEvent, useCallback, useEffect, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { Skeleton } from "@/components/ui/skeleton";
import { api } from "@/lib/api-client/client";
import type { LedgerLine } from "@/lib/auctions/contracts";
import { checkLedger, type LedgerCheckResult } from "@/lib/auctions/rules";
import { formatNaira } from "@/lib/core/money";
import { apiPaths } from "@/lib/core/urls/api-paths";

type LedgerPageReply = { lines: LedgerLine[]; headHash: string; seq: number; yourAlias: string | null; more: boolean };
type Ledger = Pick<LedgerPageReply, "lines" | "headHash" | "yourAlias">;

async function fetchAll(auctionId: string): Promise<Ledger | null> {
  const lines: LedgerLine[] = [];
  for (;;) {
    const response = await api.get(apiPaths.auctionLedger(auctionId), { query: { after: lines.at(-1)?.seq } });
    if (!response.ok) return null;
    lines.push(...response.data.lines);
    if (!response.data.more) return { ...response.data, lines };
  }
}

const faultLabels = {
  gap: "an entry is missing",
  chain: "it does not link to the entry before it",
  edited: "its contents do not match its hash",
  cut: "an issued hash is on no entry: entries were removed or rewritten",
} as const;

function resultMessage(result: LedgerCheckResult, lines: readonly LedgerLine[], emailedHash: string): string {
  if (!result.valid) return `❌ The ledger is broken at entry ${result.seq}: ${faultLabels[result.reason]}.`;
  const counted = `${result.lines} ${result.lines === 1 ? "entry" : "entries"}`;
  const found = emailedHash && lines.find(({ hash }) => hash === emailedHash);
  const emailedEntry = found ? ` The hash from your email belongs to entry ${found.seq}.` : "";
  return `✅ Valid: ${counted} checked in your browser, each linked to the one before it.${emailedEntry}`;
}

/** Verifies the public ledger of an auction in the reader's browser, and finds a hash from an email in it. */
export function LedgerVerifier({ auctionId }: { auctionId: string }) {
  const [ledger, setLedger] = useState<Ledger | null>(null);
  const [feedback, setFeedback] = useState("⏳ Loading the ledger.");
  const [emailedHash, setMailed] = useState("");

  const check = useCallback(
    async (known: string) => {
      const found = await fetchAll(auctionId);
      if (!found) return setFeedback("❌ The ledger could not be loaded. Please try again.");
      setLedger(found);
      setFeedback(
        resultMessage(await checkLedger(auctionId, found.lines, [found.headHash, known]), found.lines, known),
      );
    },
    [auctionId],
  );
  useEffect(() => void check(""), [check]);

  function submit(event: FormEvent) {
    event.preventDefault();
    void check(emailedHash.trim().toLowerCase());
  }

  return (
    <div className="grid gap-6">
      <Alert>{feedback}</Alert>
      <form onSubmit={submit} className="grid max-w-160 gap-3">
        <TextField
          label="A hash from one of our emails"
          value={emailedHash}
          onChange={(event) => setMailed(event.target.value)}
          spellCheck={false}
          autoComplete="off"
          hint="Every email about a bid contains the latest hash of the ledger. If no entry has it, entries were removed."
        />
        <Button type="submit" variant="secondary" className="justify-self-start">
          Check again
        </Button>
      </form>
      {ledger ? <LedgerTable ledger={ledger} /> : <Skeleton className="h-64" />}
    </div>
  );
}

function LedgerTable({ ledger: { lines, yourAlias } }: { ledger: Ledger }) {
  if (lines.length === 0)
    return <p className="font-normal font-read text-read">No entries yet. The first bid is entry 1.</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard.
    <section aria-label="Ledger" tabIndex={0} className="overflow-x-auto">
      <table className="w-full text-start text-small max-md:block md:min-w-160">
        <thead className="max-md:sr-only">
          <tr className="border-ink border-b-2 [&>th]:py-2 [&>th]:pe-4 [&>th]:text-start">
            <th scope="col">Entry</th>
            <th scope="col">Event</th>
            <th scope="col">Bidder</th>
            <th scope="col">Amount</th>
            <th scope="col">Server time (UTC)</th>
            <th scope="col">Hash</th>
          </tr>
        </thead>
        <tbody className="max-md:block">
          {lines.map(({ seq, serverTime, kind, alias, amount, detail, hash }) => (
            <tr
              key={seq}
              className="border-line border-b align-top max-md:grid max-md:grid-cols-[2.25rem_1fr_auto] max-md:gap-x-2 max-md:py-2 [&>td]:md:py-2 [&>td]:md:pe-4"
            >
              <td className="tabular-nums">{seq}</td>
              <td className="max-md:order-1 max-md:col-start-2">
                {kind}
                {detail && <span className="block text-muted text-tiny">{detail}</span>}
              </td>
              <td className="font-medium md:whitespace-nowrap">
                {alias ?? "Museum"}
                {alias !== null && alias === yourAlias && <strong> (you)</strong>}
              </td>
              <td className="whitespace-nowrap tabular-nums">{amount === null ? "" : formatNaira(amount * 100)}</td>
              <td className="text-muted tabular-nums max-md:order-2 max-md:col-span-2 max-md:col-start-2 md:whitespace-nowrap">
                {serverTime.replace("T", " ").replace("Z", "")}
              </td>
              <td className="max-md:order-3 max-md:col-span-2 max-md:col-start-2">
                <details>
                  <summary className="cursor-pointer whitespace-nowrap font-medium">{hash.slice(0, 12)}…</summary>
                  <code className="break-all text-tiny">{hash}</code>
                </details>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
