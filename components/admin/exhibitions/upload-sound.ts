/** The duration of an audio file as the browser reads it, or null when it cannot be played. */
export function audioDuration(file: File): Promise<number | null> {
  return new Promise((resolve) => {
    const url = URL.createObjectURL(file);
    const player = new Audio();
    const end = (seconds: number | null) => {
      URL.revokeObjectURL(url);
      resolve(seconds);
    };
    player.onloadedmetadata = () =>
      end(Number.isFinite(player.duration) ? Math.round(player.duration * 10) / 10 : null);
    player.onerror = () => end(null);
    player.src = url;
  });
}
