/** The part of an audio or video element that is used here. */
type MediaPlayer = EventTarget & { muted: boolean; pause: () => void };

const isMediaPlayer = (target: EventTarget | null): target is MediaPlayer =>
  target !== null && "muted" in target && "pause" in target;

/**
 * Pauses every other audio or video element of a document when one starts, and reports whether one plays. A muted one does not count.
 * Returns a function that stops it.
 */
export function allowOneMediaPlayer(document: EventTarget, onChange: (isPlaying: boolean) => void): () => void {
  let current: MediaPlayer | null = null;
  const started = ({ target }: Event) => {
    if (!isMediaPlayer(target) || target.muted) return;
    if (current && current !== target) current.pause();
    current = target;
    // On the element, because one that leaves the page pauses outside the document.
    for (const type of ["pause", "ended", "emptied"]) target.addEventListener(type, stopped);
    onChange(true);
  };
  const stopped = ({ target }: Event) => {
    for (const type of ["pause", "ended", "emptied"]) target?.removeEventListener(type, stopped);
    if (target !== current) return;
    current = null;
    onChange(false);
  };
  // Media events do not bubble, but they can be captured.
  document.addEventListener("play", started, { capture: true });
  return () => document.removeEventListener("play", started, { capture: true });
}
