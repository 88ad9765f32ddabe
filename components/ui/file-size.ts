const units = ["B", "KB", "MB", "GB"] as const;

/** A file size for display: steps of 1024, one decimal. Bytes are shown as integers. */
export function formatFileSize(bytes: number): string {
  let [value, step] = [bytes, 0];
  // A value that would round to 1024.0 moves to the next unit.
  while (step < units.length - 1 && Number(value.toFixed(1)) >= 1024) [value, step] = [value / 1024, step + 1];
  return `${step === 0 ? value : value.toFixed(1)} ${units[step]}`;
}
