import { useState } from "react";
import { readScan, type ScannableLine } from "@/lib/orders/packing/read-scan";

/** A line on the packing table: how many units of it go into the parcel. */
export type PackingLine = ScannableLine & { name: string; quantity: number };

/** What a scan came to: a message for the packer, another order to open, or the end of this one. */
export type ScanResult = { message: string; failed?: boolean } | { open: string } | { done: true };

/** How many units of each line are ticked, by scans and by hand. */
export function useTicks(lines: readonly PackingLine[], site: string) {
  const [ticked, setTicked] = useState<Record<string, number>>({});
  const [scanned, setScanned] = useState<readonly string[]>([]);
  const countOf = ({ _id }: PackingLine) => ticked[_id] ?? 0;
  const isComplete = lines.every((line) => countOf(line) >= line.quantity);
  const left = lines.reduce((sum, line) => sum + Math.max(0, line.quantity - countOf(line)), 0);

  const set = (item: string, count: number) => setTicked((before) => ({ ...before, [item]: count }));
  const tickAll = () => setTicked(Object.fromEntries(lines.map(({ _id, quantity }) => [_id, quantity])));

  function scan(text: string): ScanResult {
    const read = readScan(text, lines, site);
    if (read.kind === "done") return { done: true };
    if (read.kind === "order") return { open: read.number };
    if (read.kind === "all") {
      tickAll();
      return { message: "All items are ticked" };
    }
    const line = read.kind === "item" ? lines.find(({ _id }) => _id === read.item) : undefined;
    if (read.kind === "unknown" || !line) return { message: "This is not in the order.", failed: true };
    if (read.code && scanned.includes(read.code)) return { message: `${read.code} is already scanned.`, failed: true };
    const count = countOf(line);
    if (count >= line.quantity)
      return { message: `${line.name}: ${line.quantity === 1 ? "it is" : "all are"} already ticked.`, failed: true };
    if (read.code) setScanned([...scanned, read.code]);
    const next = read.whole ? line.quantity : count + 1;
    set(line._id, next);
    return { message: `${line.name}: ${next} of ${line.quantity}` };
  }

  return { countOf, set, scan, isComplete, left };
}
