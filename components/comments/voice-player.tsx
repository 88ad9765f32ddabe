import { apiPaths } from "@/lib/core/urls/api-paths";

/** A voice note. Nothing is loaded before the play button is pressed. */
export function VoicePlayer({ id, seconds, by }: { id: string; seconds: number; by: string }) {
  return (
    <figure className="grid gap-1">
      <figcaption className="text-muted text-tiny">Voice note, {seconds} seconds</figcaption>
      {/* biome-ignore lint/a11y/useMediaCaption: the text of the comment says what it is about. */}
      <audio
        controls
        preload="none"
        src={apiPaths.commentVoice(id)}
        aria-label={`Voice note of ${by}`}
        className="h-11 w-full max-w-80"
      />
    </figure>
  );
}
