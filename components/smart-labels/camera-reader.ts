/** Reads codes with the camera. Loaded on demand, because it brings a decoder for browsers without one. */

type DetectedCode = { rawValue: string };
type CodeDetector = { detect: (source: HTMLVideoElement) => Promise<DetectedCode[]> };
type NativeCodeDetector = {
  new (options: { formats: string[] }): CodeDetector;
  getSupportedFormats: () => Promise<string[]>;
};

// What TypeScript's DOM types lack.
declare global {
  var BarcodeDetector: NativeCodeDetector | undefined;
  interface MediaTrackCapabilities {
    torch?: boolean;
  }
  interface MediaTrackConstraintSet {
    torch?: boolean;
  }
}

const scanInterval = 150;

/** For a camera that was unplugged, or whose permission was withdrawn, while it was open. */
export const cameraEndedMessage = "The camera stopped. Open it again, or type the code.";

/** The error message for a camera that cannot be used. */
export function cameraErrorMessage(error: unknown): string {
  const name = error instanceof DOMException ? error.name : "";
  if (name === "NotAllowedError" || name === "SecurityError")
    return "The camera was not allowed. Allow it for this page in the browser’s settings, or type the code.";
  if (name === "NotFoundError" || name === "OverconstrainedError")
    return "This device has no camera that can be used. Type the code instead.";
  if (name === "NotReadableError" || name === "AbortError")
    return "Another application is using the camera. Close it and try again, or type the code.";
  return "This browser does not give pages access to the camera. Type the code instead.";
}

/** Opens the rear camera if there is one. The browser asks for permission; rejects with its error. */
export function openCamera(): Promise<MediaStream> {
  if (!navigator.mediaDevices?.getUserMedia) return Promise.reject(new TypeError("the camera API is not available"));
  return navigator.mediaDevices.getUserMedia({
    audio: false,
    video: { facingMode: { ideal: "environment" }, width: { ideal: 1280 }, height: { ideal: 1280 } },
  });
}

async function createDetector(): Promise<CodeDetector> {
  const native = globalThis.BarcodeDetector;
  const formats = await native?.getSupportedFormats().catch((): string[] => []);
  if (native && formats?.includes("qr_code")) return new native({ formats: ["qr_code"] });
  const { BarcodeDetector } = await import("qr/decode.js");
  return new BarcodeDetector();
}

/** Decodes a video frame a few times a second and passes on what it reads, until `signal` is aborted. */
export async function readCodes(video: HTMLVideoElement, signal: AbortSignal, onText: (text: string) => void) {
  const detector = await createDetector();
  while (!signal.aborted) {
    // A blurred or missing frame is not an error; the next one may be readable.
    const codes = video.readyState >= video.HAVE_CURRENT_DATA ? await detector.detect(video).catch(() => []) : [];
    for (const { rawValue } of codes) if (!signal.aborted) onText(rawValue);
    await new Promise((resume) => setTimeout(resume, scanInterval));
  }
}

/** Switches the camera's torch, or null without one. */
export function getTorch(stream: MediaStream): ((on: boolean) => Promise<void>) | null {
  const [track] = stream.getVideoTracks();
  if (!track?.getCapabilities?.().torch) return null;
  return (on) => track.applyConstraints({ advanced: [{ torch: on }] });
}
