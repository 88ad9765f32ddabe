import { afterEach, describe, expect, it, vi } from "vitest";
import { asksToLeave, pathThatLeaves, setLeaveQuestion } from "./leave-question";

const here = new URL("https://museum.test/admin/products/prd_1?tab=a");
const click = { defaultPrevented: false, button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };
const link = (href: string, { target = "", download = false } = {}) => ({
  href: new URL(href, here).href,
  target,
  hasAttribute: (name: string) => name === "download" && download,
});

describe("pathThatLeaves", () => {
  it("returns the path of a link to another page of the site", () => {
    expect(pathThatLeaves(click, link("/admin/orders?q=1#top"), here)).toBe("/admin/orders?q=1#top");
  });

  it.each([
    ["a place on the same page", click, link("#price")],
    ["another site, which the browser asks about", click, link("https://elsewhere.test/")],
    ["a link to another tab", click, link("/drops", { target: "_blank" })],
    ["a file to download", click, link("/files/a.csv", { download: true })],
    ["a route of the API", click, link("/api/admin/products/export")],
    ["a click that opens another tab", { ...click, ctrlKey: true }, link("/admin/orders")],
    ["a click with another button", { ...click, button: 1 }, link("/admin/orders")],
    ["a click that was handled", { ...click, defaultPrevented: true }, link("/admin/orders")],
  ])("returns null for %s", (_, event, to) => {
    expect(pathThatLeaves(event, to, here)).toBeNull();
  });
});

describe("asksToLeave", () => {
  let remove = () => {};
  afterEach(() => remove());

  it("asks only while a form has unsaved changes", () => {
    const ask = vi.fn<(href: string) => void>();
    expect(asksToLeave("/admin")).toBe(false);
    remove = setLeaveQuestion(ask);
    expect(asksToLeave("/admin/orders")).toBe(true);
    expect(ask.mock.calls).toEqual([["/admin/orders"]]);
    remove();
    expect(asksToLeave("/admin")).toBe(false);
  });
});
