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

  it("shows the end date of an expired plan", () => {
    const page = render({ kind: "basic", endedOn: "2026-09-17T10:00:00.000Z" });
    expect(page).toContain("Your plan ended on 17 September 2026.");
    expect(render({ kind: "basic", endedOn: null })).not.toContain("ended");
  });
});
