/** The text of a CSV file. A wrong encoding is detected here, not in what is imported. */
export const readCsv = (file: File): Promise<string | null> =>
  file
    .arrayBuffer()
    .then((bytes) => new TextDecoder("utf-8", { fatal: true }).decode(bytes))
    .catch(() => null);

export const notUtf8 = "The file is not UTF-8. Save it as CSV UTF-8 and choose it again.";
