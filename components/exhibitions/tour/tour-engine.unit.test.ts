import { beforeEach, expect, test, vi } from "vitest";
import type { Speed } from "@/lib/exhibitions/tour/rules";
import { type AudioPlayer, TourEngine, type TourState } from "./tour-engine";
import type { StopElements } from "./tour-stops";

/** An element that knows its text and its attributes. */
class FakeElement {
  readonly attributes = new Set<string>();
  constructor(readonly textContent: string) {}
  setAttribute = (name: string) => void this.attributes.add(name);
  removeAttribute = (name: string) => void this.attributes.delete(name);
}

class FakeAudio extends EventTarget {
  src = "";
  paused = true;
  ended = false;
  playbackRate = 1;
  isBroken = false;
  getAttribute = () => this.src || null;
  removeAttribute = () => {
    this.src = "";
  };
  pause = () => {
    this.paused = true;
    this.dispatchEvent(new Event("pause"));
  };
  play = async () => {
    this.paused = false;
    if (!this.isBroken) return;
    this.paused = true;
    this.dispatchEvent(new Event("error"));
    throw new Error("NotSupportedError");
  };
}

const voice = {
  hasVoice: true,
  speaking: null as { text: string; speed: Speed; end: (wasUttered: boolean) => void } | null,
  isReady: () => voice.hasVoice,
  utter: (text: string, speed: Speed) =>
    new Promise<boolean>((resolve) => {
      voice.speaking = { text, speed, end: resolve };
    }),
  cancel: () => {
    const { speaking } = voice;
    voice.speaking = null;
    speaking?.end(true);
  },
};
const finish = async (wasUttered = true) => {
  voice.speaking?.end(wasUttered);
  await vi.waitFor(() => undefined);
};

let state: TourState;
let audio: FakeAudio;
let stops: StopElements[];
beforeEach(() => {
  voice.hasVoice = true;
  voice.speaking = null;
  audio = new FakeAudio();
});

/** A tour whose stops have these sentences, or a recording. */
function startTour(...contents: (string[] | string)[]): TourEngine {
  stops = contents.map((content, index) => {
    const sentences = typeof content === "string" ? ["Recorded."] : content;
    return {
      root: new FakeElement("") as object as HTMLElement,
      name: `Stop ${index}`,
      recording: typeof content === "string" ? content : null,
      picture: null,
      sentences: sentences.map((text) => new FakeElement(text) as object as HTMLElement),
    };
  });
  return new TourEngine({
    stops,
    audio: audio as object as AudioPlayer,
    voice,
    speed: 1,
    onChange: (next) => {
      state = next;
    },
    onUtterance: () => undefined,
  });
}
const marked = () =>
  stops
    .flatMap(({ root, sentences }) => [root, ...sentences])
    .filter((element) => (element as object as FakeElement).attributes.has("data-spoken"))
    .map((element) => element.textContent);

test("speaks sentence by sentence, marks the one that it speaks, and goes on to the next stop", async () => {
  const tour = startTour(["One.", "Two."], ["Three."]);
  tour.play();
  expect([voice.speaking?.text, marked()]).toEqual(["One.", ["One."]]);
  await finish();
  expect([voice.speaking?.text, marked()]).toEqual(["Two.", ["Two."]]);
  await finish();
  expect([voice.speaking?.text, state.stop, state.isPlaying]).toEqual(["Three.", 1, true]);
  await finish();
  expect([state.stop, state.isPlaying, marked()]).toEqual([1, false, []]);
});

test("resumes at the sentence that was paused, and repeats it at another speed", async () => {
  const tour = startTour(["One.", "Two."]);
  tour.play();
  await finish();
  tour.pause();
  await finish();
  expect([voice.speaking, state.isPlaying]).toEqual([null, false]);
  tour.toggle();
  expect(voice.speaking).toMatchObject({ text: "Two.", speed: 1 });
  tour.setSpeed(1.5);
  expect(voice.speaking).toMatchObject({ text: "Two.", speed: 1.5 });
});

test("plays a recording where there is one, and stays paused when something else pauses it", async () => {
  const tour = startTour("/a.mp3", ["Spoken."]);
  tour.play();
  expect([audio.src, audio.paused, state.source, voice.speaking]).toEqual(["/a.mp3", false, "recording", null]);
  audio.pause();
  expect(state.isPlaying).toBe(false);
  tour.play();
  audio.paused = audio.ended = true;
  audio.dispatchEvent(new Event("pause"));
  audio.dispatchEvent(new Event("ended"));
  expect([voice.speaking?.text, state.stop, state.source, audio.src]).toEqual(["Spoken.", 1, "voice", ""]);
  voice.hasVoice = false;
  tour.move(-1);
  tour.play();
  tour.move(1);
  expect([state.source, state.isPlaying, marked()]).toEqual([null, false, []]);
});

test("lets the device speak where a recording cannot be played, and says when nothing can", async () => {
  const tour = startTour("/broken.mp3", ["Spoken."]);
  audio.isBroken = true;
  tour.play();
  await finish(false);
  expect(state).toMatchObject({ source: "voice", hasFailed: true, isPlaying: false });
  voice.hasVoice = false;
  tour.move(1);
  expect(state).toMatchObject({ stop: 1, source: null });
  tour.play();
  expect([state.isPlaying, voice.speaking]).toEqual([false, null]);
});

test("is silent while something else on the page plays, and after it is closed", () => {
  const tour = startTour(["One."]);
  tour.play();
  tour.yieldToOther();
  expect([state.isPlaying, voice.speaking]).toEqual([false, null]);
  tour.play();
  tour.close();
  expect([voice.speaking, marked()]).toEqual([null, []]);
});

test("goes to a chosen stop and no further than the ends", () => {
  const tour = startTour(["One."], ["Two."]);
  tour.move(-1);
  expect(state.stop).toBe(0);
  tour.goTo(1, true);
  tour.move(1);
  expect([state.stop, voice.speaking?.text]).toEqual([1, "Two."]);
});
