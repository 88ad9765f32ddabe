import { expect, test, vi } from "vitest";
import { cameraErrorMessage, getTorch, openCamera, readCodes } from "./camera-reader";

const streamOf = (track: object | undefined) =>
  ({ getVideoTracks: () => (track ? [track] : []) }) as unknown as MediaStream;

test.each([
  ["without a track", undefined],
  ["whose track reports no capabilities", {}],
  ["without a torch", { getCapabilities: () => ({ facingMode: ["user"] }) }],
])("a camera %s has no light to switch", (_, track) => {
  expect(getTorch(streamOf(track))).toBeNull();
});

test("a camera with a torch is switched by a constraint on its track", async () => {
  const applyConstraints = vi.fn(async () => undefined);
  const torch = getTorch(streamOf({ getCapabilities: () => ({ torch: true }), applyConstraints }));
  await torch?.(true);
  expect(applyConstraints).toHaveBeenCalledWith({ advanced: [{ torch: true }] });
});

test("a browser without a camera API says so, and not that permission was denied", async () => {
  const error = await openCamera().catch((reason: unknown) => reason);
  expect(cameraErrorMessage(error)).toContain("does not give pages access to the camera");
  expect(cameraErrorMessage(new DOMException("no", "NotAllowedError"))).toContain("was not allowed");
});

test("frames are read until the signal is aborted, and one that cannot be decoded is skipped", async () => {
  const frames = [() => Promise.reject(new Error("blurred")), async () => [{ rawValue: "LA-7K3M9X" }]];
  class Detector {
    static getSupportedFormats = async () => ["qr_code"];
    detect = () => (frames.shift() ?? (async () => []))();
  }
  vi.stubGlobal("BarcodeDetector", Detector);
  const abortController = new AbortController();
  const read: string[] = [];
  await readCodes({ readyState: 2, HAVE_CURRENT_DATA: 2 } as HTMLVideoElement, abortController.signal, (text) => {
    read.push(text);
    abortController.abort();
  });
  vi.unstubAllGlobals();
  expect(read).toEqual(["LA-7K3M9X"]);
});
