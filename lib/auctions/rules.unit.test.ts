import { createHash } from "node:crypto";
import fs from "node:fs";
import { describe, expect, test } from "vitest";
import type { LedgerLine } from "@/lib/auctions/contracts";
import {
  type BidOutcome,
  bidRefusal,
  canonicalLine,
  checkLedger,
  getAuctionPhase,
  incrementAt,
  isJump,
  reserveState,
} from "@/lib/auctions/rules";

test("every refusal of auction_place_bid.sql has its own message", () => {
  const sql = fs.readFileSync("prisma/functions/auction_place_bid.sql", "utf8");
  const outcomes = new Set([...sql.matchAll(/"outcome":"(\w+)"|'outcome', '(\w+)'/g)].map(([, a, b]) => a ?? b));
  outcomes.delete("accepted");
  const messages = [...outcomes].map((outcome) => bidRefusal(outcome as BidOutcome, { currentBid: 1, minimumBid: 2 }));
  expect(outcomes.size).toBe(12);
  expect(new Set(messages.map(({ message }) => message)).size).toBe(12);
});

const id = "auc_1";

function ledger(count: number): LedgerLine[] {
  const lines: LedgerLine[] = [];
  for (let seq = 1; seq <= count; seq++) {
    const line = {
      seq,
      serverTime: new Date(1_800_000_000_000 + seq * 1_000).toISOString(),
      kind: "bid" as const,
      alias: `Paddle ${(seq % 3) + 1}`,
      amount: 2_000 + seq * 100,
      detail: "",
      prevHash: lines.at(-1)?.hash ?? "",
    };
    lines.push({ ...line, hash: createHash("sha256").update(canonicalLine(id, line)).digest("hex") });
  }
  return lines;
}

/** A forged ledger whose hashes are recomputed. */
function rewritten(lines: LedgerLine[]): LedgerLine[] {
  let prevHash = "";
  return lines.map((line) => {
    const rehashed = { ...line, prevHash };
    prevHash = createHash("sha256").update(canonicalLine(id, rehashed)).digest("hex");
    return { ...rehashed, hash: prevHash };
  });
}

describe("checkLedger", () => {
  const lines = ledger(12);
  const mailed = lines.map(({ hash }) => hash);

  test("accepts a valid and an empty ledger", async () => {
    expect(await checkLedger(id, lines, mailed)).toEqual({ valid: true, lines: 12, head: mailed[11] });
    expect(await checkLedger(id, [])).toEqual({ valid: true, lines: 0, head: "" });
  });

  test.each([
    ["amount", { amount: 2_501 }],
    ["alias", { alias: "Paddle 9" }],
    ["time", { serverTime: "2026-01-01T00:00:00.000Z" }],
    ["kind", { kind: "extension" as const }],
    ["detail", { detail: "x" }],
  ])("detects an edited %s", async (_, change) => {
    const edited = lines.map((line, i) => (i === 5 ? { ...line, ...change } : line));
    expect(await checkLedger(id, edited, mailed)).toEqual({ valid: false, seq: 6, reason: "edited" });
  });

  test("detects a missing entry, swapped entries and an entry of another auction", async () => {
    const without = lines.filter(({ seq }) => seq !== 4);
    expect(await checkLedger(id, without)).toMatchObject({ valid: false, reason: "gap" });
    expect(
      await checkLedger(
        id,
        without.map((line, i) => ({ ...line, seq: i + 1 })),
      ),
    ).toMatchObject({ valid: false, seq: 4, reason: "chain" });
    const swapped = [
      ...lines.slice(0, 3),
      { ...lines[4], seq: 4 },
      { ...lines[3], seq: 5 },
      ...lines.slice(5),
    ] as LedgerLine[];
    expect(await checkLedger(id, swapped)).toMatchObject({ valid: false, seq: 4 });
    expect(await checkLedger("auc_2", lines)).toMatchObject({ valid: false, seq: 1, reason: "edited" });
  });

  test("detects a truncated or rewritten ledger by an emailed hash", async () => {
    const cut = lines.slice(0, 9);
    expect(await checkLedger(id, cut)).toMatchObject({ valid: true });
    expect(await checkLedger(id, cut, [String(mailed[11])])).toEqual({ valid: false, seq: 10, reason: "cut" });
    const rehashed = rewritten(lines.map((line, i) => (i === 11 ? { ...line, amount: 99_999 } : line)));
    expect(await checkLedger(id, rehashed)).toMatchObject({ valid: true });
    expect(await checkLedger(id, rehashed, [String(mailed[11])])).toMatchObject({ valid: false, reason: "cut" });
  });

  test("detects a line break that forges a field", async () => {
    const [first] = ledger(1) as [LedgerLine];
    const forged = rewritten([{ ...first, alias: "Iroko\n9999", amount: null }]);
    expect(await checkLedger(id, forged)).toMatchObject({ valid: false, reason: "edited" });
  });
});

test("an auction runs from its start until its end, and a frozen one does not end", () => {
  const times = { status: "scheduled" as const, startsAt: new Date(1_000), endsAt: new Date(2_000), frozenAt: null };
  const phase = (now: number, given = {}) => getAuctionPhase({ ...times, ...given }, new Date(now));
  expect([999, 1_000, 1_999, 2_000].map((now) => phase(now))).toEqual(["scheduled", "running", "running", "ended"]);
  expect(phase(3_000, { frozenAt: new Date(1_500) })).toBe("frozen");
  expect(phase(1_500, { status: "closed" })).toBe("ended");
});

test("uses the increment of the price's band", () => {
  const terms = {
    increment: 100,
    bands: [
      { from: 5_000, increment: 500 },
      { from: 20_000, increment: 1_000 },
    ],
  };
  expect([2_000, 4_999, 5_000, 19_999, 20_000].map((price) => incrementAt(terms, price))).toEqual([
    100, 100, 500, 500, 1_000,
  ]);
  expect([isJump(terms, 2_000, 2_500), isJump(terms, 2_000, 2_501)]).toEqual([false, true]);
});

test("returns only the state of the reserve", () => {
  expect([reserveState(null, 1, 1), reserveState(5, 4, 1), reserveState(5, 5, 0), reserveState(5, 5, 1)]).toEqual([
    "none",
    "not met",
    "not met",
    "met",
  ]);
});
