import { create } from "content-disposition";

/**
 * The Content-Disposition header of a download. Control and direction characters and slashes become spaces: no file name hides its
 * extension or names a folder. Old clients, which read no UTF-8, get the letters without accents.
 */
export function attachmentHeader(filename: string): string {
  const name = filename.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}/\\]+/gu, " ").trim() || "download";
  const fallback = name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\x20-\x7e]/gu, "_");
  // Without a fallback of ours, the library adds one to an ASCII name that old clients would decode, such as a%20b.
  return create(name, { fallback: fallback === name || fallback });
}
