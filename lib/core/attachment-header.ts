import contentDisposition from "content-disposition";

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
  return contentDisposition(name, { fallback });
}
