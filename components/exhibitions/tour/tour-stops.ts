// The stops of the tour as the page has rendered them. The transcript is what is spoken, so no text is sent twice.

export type StopElements = {
  root: HTMLElement;
  name: string;
  /** The URL of the voice file; null when the device's voice speaks. */
  recording: string | null;
  picture: string | null;
  /** What is spoken, one utterance each; the first is the name. */
  sentences: HTMLElement[];
};

export const readStops = (document: ParentNode): StopElements[] =>
  [...document.querySelectorAll<HTMLElement>("[data-stop]")].map((root) => ({
    root,
    name: root.dataset.stop ?? "",
    recording: root.dataset.recording ?? null,
    picture: root.querySelector("img")?.src ?? null,
    sentences: [...root.querySelectorAll<HTMLElement>("[data-sentence]")],
  }));
