import { describe, expect, it } from "vitest";
import { formatFileSize } from "@/components/ui/file-size";
import { fileKind } from "./download-labels";

describe("formatFileSize", () => {
  it.each([
    [0, "0 B"],
    [1, "1 B"],
    [1_023, "1023 B"],
    [1_024, "1.0 KB"],
    [1_536, "1.5 KB"],
    [1_048_524, "1023.9 KB"],
    [1_048_575, "1.0 MB"],
    [1_048_576, "1.0 MB"],
    [1_363_149, "1.3 MB"],
    [1_073_741_824, "1.0 GB"],
    [5_368_709_120_000, "5000.0 GB"],
  ])("formats %d bytes as %s", (bytes, label) => expect(formatFileSize(bytes)).toBe(label));
});

describe("fileKind", () => {
  it.each([
    ["text/plain; charset=utf-8", "the-record.txt", "Text"],
    ["image/jpeg", "wall.jpg", "JPEG"],
    ["video/mp4", "film.mp4", "MP4"],
    ["application/octet-stream", "thing", "FILE"],
  ])("names %s of %s %s", (type, filename, kind) => expect(fileKind({ type, filename })).toBe(kind));
});
