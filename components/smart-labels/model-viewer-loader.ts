import { ModelViewerElement } from "@google/model-viewer";
import { fieldsOf } from "@/lib/core/records";
import { getIntroAngle, INTRO_TURN_MS, smallestRenderScale, viewerAttributes } from "./model-view-settings";

type ModelViewerOptions = {
  src: string;
  alt: string;
  onWall: boolean;
  arButton: HTMLElement;
  onProgress: (share: number) => void;
};

/** Turns a model to both sides and back to the pose of its poster. Ends at once when the visitor turns it. */
function playIntroTurn(viewer: ModelViewerElement): void {
  const startedAt = performance.now();
  let touched = false;
  for (const kind of ["pointerdown", "keydown"]) {
    viewer.addEventListener(kind, () => (touched = true), { once: true, capture: true });
  }
  const turn = () => {
    if (touched || !viewer.isConnected) return;
    const elapsed = performance.now() - startedAt;
    viewer.resetTurntableRotation(getIntroAngle(elapsed));
    if (elapsed < INTRO_TURN_MS) requestAnimationFrame(turn);
  };
  requestAnimationFrame(turn);
}

/**
 * Shows a 3D model in an element and resolves, once it is visible, to a function that focuses it. Loaded on demand, because the viewer
 * is larger than the rest of the page.
 */
export async function loadModelViewer(
  stage: HTMLElement,
  { src, alt, onWall, arButton, onProgress }: ModelViewerOptions,
): Promise<() => void> {
  if (!document.createElement("canvas").getContext("webgl2")) throw new Error("no WebGL in this browser");
  ModelViewerElement.minimumRenderScale = smallestRenderScale(devicePixelRatio);
  const viewer = document.createElement("model-viewer");
  viewer.style.cssText =
    "width:100%;height:100%;background:transparent;--poster-color:transparent;--progress-bar-height:0";
  const prefersReducedMotion = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const attributes = viewerAttributes({ src, alt, onWall }, prefersReducedMotion);
  for (const [name, value] of Object.entries(attributes)) viewer.setAttribute(name, value);
  viewer.append(arButton);
  const loaded = new Promise<void>((done, fail) => {
    viewer.addEventListener("load", () => done(), { once: true });
    viewer.addEventListener("error", () => fail(new Error("the model did not load")), { once: true });
  });
  viewer.addEventListener("progress", (event: Event) => {
    if (event instanceof CustomEvent) onProgress(Number(fieldsOf(event.detail).totalProgress));
  });
  stage.replaceChildren(viewer);
  await loaded.catch((error: unknown) => {
    stage.replaceChildren();
    throw error;
  });
  if (!prefersReducedMotion) playIntroTurn(viewer);
  // The element with the keyboard controls is in the shadow root, and the host does not delegate focus.
  return () => viewer.shadowRoot?.querySelector<HTMLElement>("[tabindex='0']")?.focus({ preventScroll: true });
}
