import { uploadFile } from "@/components/admin/ui/upload-file";
import { rejection } from "@/lib/api-client/client";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";

/** The duration of an audio file as the browser reads it, or null when it cannot be played. */
function audioDuration(file: File): Promise<number | null> {
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

/** Uploads a sound with its duration: a loop, which is an MP3, or a recording in one of more formats. */
export async function uploadSound(
  file: File,
  onPercent: (percent: number) => void,
  use: "loop" | "recording" = "loop",
) {
  const seconds = await audioDuration(file);
  if (seconds === null) return rejection("This browser cannot play the file.");
  const result = await uploadFile(adminApiPaths.exhibitionSound, { use }, file, onPercent);
  return result.ok ? { ...result, data: { url: result.data.url, bytes: result.data.bytes, seconds } } : result;
}
