/** Reading codes with the camera. Loaded when somebody opens it: it brings a decoder where the browser has none. */

type Found = { rawValue: string };
type Detector = { detect: (source: HTMLVideoElement) => Promise<Found[]> };
type NativeDetector = { new (options: { formats: string[] }): Detector; getSupportedFormats: () => Promise<string[]> };

const pause = 150;

/** What a camera could not do, as a sentence for whoever holds the telephone. */
export function cameraSentence(error: unknown): string {
  const name = error instanceof DOMException ? error.name : "";
  if (name === "NotAllowedError" || name === "SecurityError")
    return "The camera was not allowed. Allow it for this page in the browser’s settings, or type the code.";
  if (name === "NotFoundError" || name === "OverconstrainedError")
    return "This device has no camera that can be used. Type the code instead.";
  if (name === "NotReadableError" || name === "AbortError")
    return "Another application is holding the camera. Close it and try again, or type the code.";
  return "This browser does not lend its camera to a page. Type the code instead.";
}

/** The camera that looks away from the visitor, where there is one. Asks for permission; throws what the browser throws. */
export function openCamera(): Promise<MediaStream> {
  if (!navigator.mediaDevices?.getUserMedia) return Promise.reject(new TypeError("no camera is offered to this page"));
  return navigator.mediaDevices.getUserMedia({
    audio: false,
    video: { facingMode: { ideal: "environment" }, width: { ideal: 1280 }, height: { ideal: 1280 } },
  });
}

async function detector(): Promise<Detector> {
  const native = (globalThis as { BarcodeDetector?: NativeDetector }).BarcodeDetector;
  const formats = await native?.getSupportedFormats().catch((): string[] => []);
  if (native && formats?.includes("qr_code")) return new native({ formats: ["qr_code"] });
  const { BarcodeDetector } = await import("qr/decode.js");
  return new BarcodeDetector();
}

/** Looks at the picture a few times a second and hands over what it reads, until `signal` says that nobody looks any more. */
export async function readCodes(video: HTMLVideoElement, signal: AbortSignal, onText: (text: string) => void) {
  const eye = await detector();
  while (!signal.aborted) {
    // A frame that is blurred, or not there yet, is not an error: the next one comes.
    const found = video.readyState >= video.HAVE_CURRENT_DATA ? await eye.detect(video).catch(() => []) : [];
    for (const { rawValue } of found) if (!signal.aborted) onText(rawValue);
    await new Promise((resume) => setTimeout(resume, pause));
  }
}

/** The lamp of a telephone's camera, or null where there is none. The standard knows it, TypeScript's library does not. */
export function torchOf(stream: MediaStream): ((on: boolean) => Promise<void>) | null {
  const [track] = stream.getVideoTracks();
  const can = track?.getCapabilities?.() as { torch?: boolean } | undefined;
  if (!track || !can?.torch) return null;
  return (on) => track.applyConstraints({ advanced: [{ torch: on } as MediaTrackConstraintSet] });
}
