import { expect, test } from "vitest";
import { splitRuns } from "@/lib/orders/invoice/pdf-text";

test.each([
  ["Adé", [["latin", "Adé"]]],
  [
    "ṣọ́",
    [
      ["extended", "ṣ"],
      ["vietnamese", "ọ\u0301"],
    ],
  ],
  // A letter that the face lacks is set as a letter and a mark, which stays with its letter.
  [
    "Ǹkọ́",
    [
      ["latin", "N\u0300k"],
      ["vietnamese", "ọ\u0301"],
    ],
  ],
  ["M\u0300bá", [["latin", "M\u0300bá"]]],
  [
    "₦1",
    [
      ["extended", "₦"],
      ["latin", "1"],
    ],
  ],
])("the runs of %s", (text, runs) => {
  expect(splitRuns(text).map((run) => [run.part, run.text])).toEqual(runs);
});
