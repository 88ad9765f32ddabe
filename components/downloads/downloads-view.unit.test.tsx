import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import type { DownloadItem } from "@/lib/downloads/contracts";
import { DownloadsView } from "./downloads-view";
import type { DownloadState } from "./use-downloads";

vi.mock("next/navigation", () => ({ useRouter: () => null }));

const render = (start: DownloadState) =>
  renderToStaticMarkup(<DownloadsView initialState={start} header={null} image={null} />).replaceAll("<!-- -->", "");

const file = (given: Partial<DownloadItem>): DownloadItem => ({
  filename: "record.txt",
  title: "The record",
  description: "Dated lines.",
  size: 1_536,
  type: "text/plain",
  level: "basic",
  isLocked: false,
  isOwned: false,
  products: [],
  ...given,
});

describe("DownloadsView without JavaScript", () => {
  it("shows the error with a form that reloads the page", () => {
    const page = render({ kind: "failed", message: "Failed to fetch downloads" });
    expect(page).toContain("Error: Failed to fetch downloads");
    expect(page).toMatch(/<form[^>]+action="\/downloads".+<button type="submit"[^>]*>Try Again<\/button>/);
  });

  it("shows an empty list", () => {
    expect(render({ kind: "list", items: [] })).toContain("No downloads yet. Check back soon.");
  });

  it("names a file by its title, or by its file name without one", () => {
    expect(render({ kind: "list", items: [file({})] })).toMatch(/<h3[^>]*>The record<\/h3>/);
    expect(render({ kind: "list", items: [file({ title: "" })] })).toMatch(/<h3[^>]*>record\.txt<\/h3>/);
  });

  it("escapes titles", () => {
    expect(render({ kind: "list", items: [file({ title: "<img src=x onerror=alert(1)>" })] })).not.toContain("<img");
  });

  it("shows an upgrade link instead of a button for a locked file", () => {
    const page = render({ kind: "list", items: [file({ level: "exclusive", isLocked: true })] });
    expect(page).not.toContain("<button");
    expect(page).toContain("None in your plan yet");
    expect(page).toMatch(/<a[^>]+href="\/subscribe"[^>]*>Upgrade<\/a>/);
  });

  it("shows the drop of a file that only its owners may download", () => {
    const products = [{ slug: "the-hat", name: "The hat" }];
    const locked = file({ level: "owners", isLocked: true, products });
    const page = render({ kind: "list", items: [file({}), locked] });
    expect(page).toContain("With a drop");
    expect(page).toMatch(/<a[^>]+href="\/drops\/the-hat"[^>]*>The hat<\/a>/);
    expect(page).not.toContain("Upgrade");
    // Its drop is no longer in the shop.
    expect(render({ kind: "list", items: [file({}), { ...locked, products: [] }] })).not.toContain("With a drop");
  });

  it("invites an owner without a plan to the Circle", () => {
    const owned = file({ level: "owners", isOwned: true });
    expect(render({ kind: "list", items: [owned] })).toContain("Compare plans");
    expect(render({ kind: "list", items: [owned, file({ filename: "b.txt" })] })).not.toContain("Compare plans");
  });

  it("shows the end date of an expired plan", () => {
    const page = render({ kind: "basic", endedOn: "2026-09-17T10:00:00.000Z" });
    expect(page).toContain("Your plan ended on 17 September 2026.");
    expect(render({ kind: "basic", endedOn: null })).not.toContain("ended");
  });
});
