import "@google/model-viewer";
import type { ModelViewerElement } from "@google/model-viewer";

type Shown = { src: string; alt: string; arButton: HTMLElement; onProgress: (share: number) => void };

/**
 * Puts a model on the stage and answers, once it can be seen, with how to take hold of it. Loaded only when somebody asks for a model: the viewer weighs
 * more than the rest of the page.
 */
export async function showModel(stage: HTMLElement, { src, alt, arButton, onProgress }: Shown): Promise<() => void> {
  if (!document.createElement("canvas").getContext("webgl2")) throw new Error("no WebGL in this browser");
  const viewer = document.createElement("model-viewer") as ModelViewerElement;
  viewer.style.cssText = "width:100%;height:100%;background:transparent;--poster-color:transparent";
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const says: Record<string, string> = {
    src,
    alt,
    "camera-controls": "",
    "touch-action": "pan-y",
    "interaction-prompt": "none",
    "shadow-intensity": "1",
    "tone-mapping": "commerce",
    loading: "eager",
    reveal: "auto",
    ar: "",
    "ar-modes": "webxr scene-viewer quick-look",
    // At its true size: a medallion lies in the hand, a vase stands on the table.
    "ar-scale": "fixed",
    ...(still ? {} : { "auto-rotate": "", "rotation-per-second": "18deg" }),
  };
  for (const [name, value] of Object.entries(says)) viewer.setAttribute(name, value);
  viewer.append(arButton);
  const loaded = new Promise<void>((done, fail) => {
    viewer.addEventListener("load", () => done(), { once: true });
    viewer.addEventListener("error", () => fail(new Error("the model did not load")), { once: true });
  });
  viewer.addEventListener("progress", (event: Event) =>
    onProgress((event as CustomEvent<{ totalProgress: number }>).detail.totalProgress),
  );
  stage.replaceChildren(viewer);
  await loaded.catch((error: unknown) => {
    stage.replaceChildren();
    throw error;
  });
  // What listens to the keys is inside the viewer, and the viewer does not hand its focus on.
  return () => viewer.shadowRoot?.querySelector<HTMLElement>("[tabindex='0']")?.focus({ preventScroll: true });
}
