import { expect, test } from "vitest";
import type { DigestContent } from "@/lib/digest/contracts";
import { digestSummary, nameOfMonth } from "./rules";

const nothing: DigestContent = {
  works: { total: 0, items: [] },
  drops: { total: 0, items: [] },
  upcoming: [],
  events: [],
  replies: 0,
};
const event = { id: "evt_1", title: "A reading", startsAt: new Date(), place: "Lagos" };

test.each([
  [{}, ""],
  [{ replies: 1 }, "1 reply to you"],
  [{ works: { total: 3, items: [] }, replies: 2 }, "3 new works and 2 replies to you"],
  [
    { works: { total: 1, items: [] }, drops: { total: 1, items: [] }, events: [event, event] },
    "1 new work, 1 new drop and 2 events",
  ],
  [{ upcoming: [{ name: "Vase", slug: "vase", opensAt: new Date() }] }, "1 drop to come"],
])("sums up %j as %s", (given, summary) => expect(digestSummary({ ...nothing, ...given })).toBe(summary));

test("names a month in any time zone", () => expect(nameOfMonth("2026-11")).toBe("November"));
