import { expect, test } from "vitest";
import { formatText } from "./format-text";

test("marks the selected words, and removes the marks the second time", () => {
  const bold = formatText("bold", "a vase came", 2, 6);
  expect(bold).toEqual({ text: "a **vase** came", start: 4, end: 8 });
  expect(formatText("bold", bold.text, bold.start, bold.end)).toEqual({ text: "a vase came", start: 2, end: 6 });
});

test("a link selects its address, and an empty selection gets a sample word", () => {
  const link = formatText("link", "See it", 4, 6);
  expect(link.text).toBe("See [it](https://)");
  expect(link.text.slice(link.start, link.end)).toBe("https://");
  expect(formatText("italic", "", 0, 0)).toEqual({ text: "_italic_", start: 1, end: 7 });
});

test("a heading and a list change whole lines", () => {
  expect(formatText("heading", "one\ntwo", 5, 5).text).toBe("one\n## two");
  const list = formatText("list", "one\ntwo\nthree", 1, 6);
  expect(list.text).toBe("- one\n- two\nthree");
  expect(formatText("list", list.text, list.start, list.end).text).toBe("one\ntwo\nthree");
});
