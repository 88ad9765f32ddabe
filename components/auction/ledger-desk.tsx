"use client";

import { type FormEvent, useCallback, useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { Message } from "@/components/ui/message";
import { Skeleton } from "@/components/ui/skeleton";
import type { LedgerLine } from "@/lib/auction/contracts";
import { checkLedger, type LedgerVerdict } from "@/lib/auction/rules";
import { api } from "@/lib/http/api-client";
import { apiPaths } from "@/lib/platform/api-paths";
import { formatNaira } from "@/lib/platform/money";

type Reply = { lines: LedgerLine[]; headHash: string; seq: number; yourAlias: string | null; more: boolean };
type Ledger = Pick<Reply, "lines" | "headHash" | "yourAlias">;

async function fetchAll(auctionId: string): Promise<Ledger | null> {
  const lines: LedgerLine[] = [];
  for (;;) {
    const answer = await api.get<Reply>(apiPaths.auctionLedger(auctionId, lines.at(-1)?.seq));
    if (!answer.ok) return null;
    lines.push(...answer.data.lines);
    if (!answer.data.more) return { ...answer.data, lines };
  }
}

const wrongs = {
  gap: "a line is missing",
  chain: "it does not follow the line before it",
  edited: "its words are not those that were hashed",
  cut: "a hash that was given out is on no line: lines were cut off or written anew",
} as const;

function verdictWords(verdict: LedgerVerdict, lines: readonly LedgerLine[], mailed: string): string {
  if (!verdict.sound) return `❌ The ledger is broken at line ${verdict.seq}: ${wrongs[verdict.why]}.`;
  const counted = `${verdict.lines} ${verdict.lines === 1 ? "line" : "lines"}`;
  const found = mailed && lines.find(({ hash }) => hash === mailed);
  const letter = found ? ` The hash of your letter is that of line ${found.seq}.` : "";
  return `✅ Sound: ${counted} checked in your browser, each following the one before it.${letter}`;
}

/** The public record of a sale, worked through in the reader's own browser; a hash from a mail is checked against it. */
export function LedgerDesk({ auctionId }: { auctionId: string }) {
  const [ledger, setLedger] = useState<Ledger | null>(null);
  const [news, setNews] = useState("⏳ Fetching the ledger.");
  const [mailed, setMailed] = useState("");

  const check = useCallback(
    async (known: string) => {
      const found = await fetchAll(auctionId);
      if (!found) return setNews("❌ The ledger could not be fetched. Please try again.");
      setLedger(found);
      setNews(verdictWords(await checkLedger(auctionId, found.lines, [found.headHash, known]), found.lines, known));
    },
    [auctionId],
  );
  useEffect(() => void check(""), [check]);

  function submit(event: FormEvent) {
    event.preventDefault();
    void check(mailed.trim().toLowerCase());
  }

  return (
    <div className="grid gap-6">
      <Message>{news}</Message>
      <form onSubmit={submit} className="grid max-w-160 gap-3">
        <TextField
          label="A hash from one of our letters"
          value={mailed}
          onChange={(event) => setMailed(event.target.value)}
          spellCheck={false}
          autoComplete="off"
          hint="Every letter about a bid carries the hash at which the ledger stood. If it is on no line here, lines were cut off."
        />
        <Button type="submit" look="secondary" className="justify-self-start">
          Check again
        </Button>
      </form>
      {ledger ? <Lines ledger={ledger} /> : <Skeleton className="h-64" />}
    </div>
  );
}

function Lines({ ledger: { lines, yourAlias } }: { ledger: Ledger }) {
  if (lines.length === 0)
    return <p className="font-normal font-read text-read">Nothing has been written yet. The first bid is line 1.</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable without a mouse.
    <section aria-label="Ledger" tabIndex={0} className="overflow-x-auto">
      <table className="w-full text-start text-small max-md:block md:min-w-160">
        <thead className="max-md:sr-only">
          <tr className="border-ink border-b-2 [&>th]:py-2 [&>th]:pe-4 [&>th]:text-start">
            <th scope="col">Line</th>
            <th scope="col">What</th>
            <th scope="col">Who</th>
            <th scope="col">Sum</th>
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
                {alias ?? "The house"}
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
