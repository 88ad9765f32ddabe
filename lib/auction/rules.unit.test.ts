import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { LedgerLine } from "@/lib/auction/contracts";
import { canonicalLine, checkLedger, incrementAt, isJump, phaseOf, reserveState } from "@/lib/auction/rules";

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

/** Whoever edits a line and knows the method makes the hashes after it anew. */
function rewritten(lines: LedgerLine[]): LedgerLine[] {
  let prevHash = "";
  return lines.map((line) => {
    const anew = { ...line, prevHash };
    prevHash = createHash("sha256").update(canonicalLine(id, anew)).digest("hex");
    return { ...anew, hash: prevHash };
  });
}

describe("the check of a ledger", () => {
  const lines = ledger(12);
  const mailed = lines.map(({ hash }) => hash);

  test("finds a sound one sound, and an empty one too", async () => {
    expect(await checkLedger(id, lines, mailed)).toEqual({ sound: true, lines: 12, head: mailed[11] });
    expect(await checkLedger(id, [])).toEqual({ sound: true, lines: 0, head: "" });
  });

  test.each([
    ["amount", { amount: 2_501 }],
    ["alias", { alias: "Paddle 9" }],
    ["time", { serverTime: "2026-01-01T00:00:00.000Z" }],
    ["kind", { kind: "extension" as const }],
    ["detail", { detail: "x" }],
  ])("notices an edited %s", async (_, change) => {
    const edited = lines.map((line, i) => (i === 5 ? { ...line, ...change } : line));
    expect(await checkLedger(id, edited, mailed)).toEqual({ sound: false, seq: 6, why: "edited" });
  });

  test("notices a line that is left out, two that are swapped, and another sale's line", async () => {
    const without = lines.filter(({ seq }) => seq !== 4);
    expect(await checkLedger(id, without)).toMatchObject({ sound: false, why: "gap" });
    expect(
      await checkLedger(
        id,
        without.map((line, i) => ({ ...line, seq: i + 1 })),
      ),
    ).toMatchObject({ sound: false, seq: 4, why: "chain" });
    const swapped = [
      ...lines.slice(0, 3),
      { ...lines[4], seq: 4 },
      { ...lines[3], seq: 5 },
      ...lines.slice(5),
    ] as LedgerLine[];
    expect(await checkLedger(id, swapped)).toMatchObject({ sound: false, seq: 4 });
    expect(await checkLedger("auc_2", lines)).toMatchObject({ sound: false, seq: 1, why: "edited" });
  });

  test("notices a tail that was cut off, or a ledger written anew, by a hash that was mailed", async () => {
    const cut = lines.slice(0, 9);
    expect(await checkLedger(id, cut)).toMatchObject({ sound: true });
    expect(await checkLedger(id, cut, [String(mailed[11])])).toEqual({ sound: false, seq: 10, why: "cut" });
    const anew = rewritten(lines.map((line, i) => (i === 11 ? { ...line, amount: 99_999 } : line)));
    expect(await checkLedger(id, anew)).toMatchObject({ sound: true });
    expect(await checkLedger(id, anew, [String(mailed[11])])).toMatchObject({ sound: false, why: "cut" });
  });

  test("is not fooled by a line break that passes for the next field", async () => {
    const [first] = ledger(1) as [LedgerLine];
    const forged = rewritten([{ ...first, alias: "Paddle 1\n9999", amount: null }]);
    expect(await checkLedger(id, forged)).toMatchObject({ sound: false, why: "edited" });
  });
});

test("a sale is open from its start up to its end, and a frozen one does not end", () => {
  const times = { status: "scheduled" as const, startsAt: new Date(1_000), endsAt: new Date(2_000), frozenAt: null };
  const phase = (now: number, given = {}) => phaseOf({ ...times, ...given }, new Date(now));
  expect([999, 1_000, 1_999, 2_000].map((now) => phase(now))).toEqual(["scheduled", "running", "running", "ended"]);
  expect(phase(3_000, { frozenAt: new Date(1_500) })).toBe("frozen");
  expect(phase(1_500, { status: "closed" })).toBe("ended");
});

test("the increment is that of the band in which the price stands", () => {
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

test("of a reserve only the state is said", () => {
  expect([reserveState(null, 1, 1), reserveState(5, 4, 1), reserveState(5, 5, 0), reserveState(5, 5, 1)]).toEqual([
    "none",
    "not met",
    "not met",
    "met",
  ]);
});
