import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { DownloadItem } from "@/lib/membership/contracts";
import { DownloadRoom } from "./download-room";
import type { DownloadState } from "./use-downloads";

const shown = (start: DownloadState) =>
  renderToStaticMarkup(<DownloadRoom start={start} head={null} picture={null} />).replaceAll("<!-- -->", "");

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

describe("the downloads, as they stand before any script", () => {
  it("say what went wrong and offer to try again, as a form that opens the page anew", () => {
    const page = shown({ is: "failed", sentence: "Failed to fetch downloads" });
    expect(page).toContain("Error: Failed to fetch downloads");
    expect(page).toMatch(/<form[^>]+action="\/downloads".+<button type="submit"[^>]*>Try Again<\/button>/);
  });

  it("say that there are none yet", () => {
    expect(shown({ is: "list", items: [] })).toContain("No downloads yet. Check back soon.");
  });

  it("name a file by its title, or by its name where it has none", () => {
    expect(shown({ is: "list", items: [file({})] })).toMatch(/<h3[^>]*>The record<\/h3>/);
    expect(shown({ is: "list", items: [file({ title: "" })] })).toMatch(/<h3[^>]*>record\.txt<\/h3>/);
  });

  it("write what somebody typed as text", () => {
    expect(shown({ is: "list", items: [file({ title: "<img src=x onerror=alert(1)>" })] })).not.toContain("<img");
  });

  it("have no button for a file that is locked, and a way to open it", () => {
    const page = shown({ is: "list", items: [file({ level: "exclusive", isLocked: true })] });
    expect(page).not.toContain("<button");
    expect(page).toContain("None in your plan yet");
    expect(page).toMatch(/<a[^>]+href="\/subscribe"[^>]*>Upgrade<\/a>/);
  });

  it("tell whose plan has ended when it did", () => {
    const page = shown({ is: "basic", endedOn: "2026-09-17T10:00:00.000Z" });
    expect(page).toContain("Your plan ended on 17 September 2026.");
    expect(shown({ is: "basic", endedOn: null })).not.toContain("ended");
  });
});
