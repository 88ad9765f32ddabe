"use client";

import { type FormEvent, useEffect, useState } from "react";
import useSWR from "swr";
import { FormMessage } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { Form } from "@/components/ui/form";
import { failure, type Message, pending, success } from "@/components/ui/message";
import { Skeleton } from "@/components/ui/skeleton";
import { api } from "@/lib/api-client/client";
import { readDefaults } from "@/lib/api-client/use-api";
import type { LedgerLine } from "@/lib/auctions/contracts";
import { checkLedger, type LedgerCheckResult } from "@/lib/auctions/rules";
import { formatNaira } from "@/lib/core/money";
import { apiPaths } from "@/lib/core/urls/api-paths";

type Ledger = { lines: LedgerLine[]; headHash: string; yourAlias: string | null };

const loading = pending("Loading the ledger.");
const notLoaded = failure("The ledger could not be loaded. Please try again.");

const faultLabels = {
  gap: "an entry is missing",
  chain: "it does not link to the entry before it",
  edited: "its contents do not match its hash",
  cut: "an issued hash is on no entry: entries were removed or rewritten",
} as const;

function resultMessage(result: LedgerCheckResult, lines: readonly LedgerLine[], emailedHash: string): Message {
  if (!result.valid) return failure(`The ledger is broken at entry ${result.seq}: ${faultLabels[result.reason]}.`);
  const counted = `${result.lines} ${result.lines === 1 ? "entry" : "entries"}`;
  const found = emailedHash && lines.find(({ hash }) => hash === emailedHash);
  const emailedEntry = found ? ` The hash from your email belongs to entry ${found.seq}.` : "";
  return success(`Valid: ${counted} checked in your browser, each linked to the one before it.${emailedEntry}`);
}

/** Fetches the whole ledger. */
async function fetchLedger(path: ReturnType<typeof apiPaths.auctionLedger>): Promise<Ledger> {
  const lines: LedgerLine[] = [];
  for (;;) {
    const page = await api.get(path, { query: { after: lines.at(-1)?.seq } });
    if (!page.ok) throw page;
    const { headHash, yourAlias, more } = page.data;
    lines.push(...page.data.lines);
    if (!more) return { lines, headHash, yourAlias };
  }
}

/** Verifies the public ledger of an auction in the reader's browser, and finds a hash from an email in it. */
export function LedgerVerifier({ auctionId }: { auctionId: string }) {
  const path = apiPaths.auctionLedger(auctionId);
  const { data: ledger, error, isValidating, mutate } = useSWR(path, fetchLedger, readDefaults);
  const [emailedHash, setEmailedHash] = useState("");
  const [result, setResult] = useState(loading);
  useEffect(() => {
    if (!ledger) return;
    const { lines, headHash } = ledger;
    void checkLedger(auctionId, lines, [headHash, emailedHash]).then((checked) =>
      setResult(resultMessage(checked, lines, emailedHash)),
    );
  }, [auctionId, ledger, emailedHash]);

  function checkAgain(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setEmailedHash(String(new FormData(event.currentTarget).get("hash")).trim().toLowerCase());
    void mutate();
  }

  return (
    <div className="grid gap-6">
      <FormMessage message={isValidating ? loading : error ? notLoaded : result} />
      {/* Sent with GET before the script has loaded, because the page is static. */}
      <Form method="get" onSubmit={checkAgain} className="grid max-w-160 gap-3">
        <TextField
          label="A hash from one of our emails"
          name="hash"
          spellCheck={false}
          autoComplete="off"
          hint="Every email about a bid contains the latest hash of the ledger. If no entry has it, entries were removed."
        />
        <Button type="submit" variant="secondary" className="justify-self-start">
          Check again
        </Button>
      </Form>
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
                {kind === "extension" && alias && (
                  <span className="block text-muted text-tiny">{`Moved by the bid of ${alias}`}</span>
                )}
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
