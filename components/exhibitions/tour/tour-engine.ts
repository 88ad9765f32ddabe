import type { Speed } from "@/lib/exhibitions/tour/rules";
import type { DeviceVoice } from "./device-voice";
import type { StopElements } from "./tour-stops";

export type TourState = {
  /** The index of the current stop. */
  stop: number;
  isPlaying: boolean;
  /** What speaks at the current stop; null when nothing can. */
  source: "recording" | "voice" | null;
  hasFailed: boolean;
};

/** The part of an audio element that is used here. */
export type AudioPlayer = EventTarget &
  Pick<
    HTMLAudioElement,
    "paused" | "ended" | "playbackRate" | "pause" | "play" | "getAttribute" | "removeAttribute"
  > & { src: string };

type TourEngineOptions = {
  stops: readonly StopElements[];
  audio: AudioPlayer;
  voice: DeviceVoice | null;
  speed: Speed;
  onChange: (state: TourState) => void;
  /** A stop was chosen, or a sentence begins. */
  onUtterance: (element: HTMLElement, isNewStop: boolean) => void;
};

/** Plays the stops one after the other: each its recording, or sentence by sentence with the voice of the device. */
export class TourEngine {
  private state: TourState = { stop: 0, isPlaying: false, source: null, hasFailed: false };
  private sentence = 0;
  /** Counts what was started, so that what is no longer current ends without effect. */
  private turn = 0;
  private marked: HTMLElement | null = null;
  private readonly brokenRecordings = new Set<string>();

  constructor(private readonly options: TourEngineOptions) {
    const { audio } = options;
    audio.addEventListener("ended", () => void this.playNext());
    audio.addEventListener("error", () => this.skipRecording());
    // The system, or another player, may pause it.
    audio.addEventListener("pause", () => {
      if (this.state.source === "recording" && audio.paused && !audio.ended) this.set({ isPlaying: false });
    });
    this.set({});
  }

  play(): void {
    const { audio, speed } = this.options;
    this.silence();
    const recording = this.usableRecording();
    this.set({ isPlaying: this.state.source !== null, hasFailed: false });
    if (recording) {
      this.mark(this.current?.root ?? null);
      if (audio.getAttribute("src") !== recording) audio.src = recording;
      audio.playbackRate = speed;
      const turn = this.turn;
      // A file that cannot be loaded has an error event as well.
      audio.play().catch(() => {
        if (turn === this.turn && !this.brokenRecordings.has(recording)) this.set({ isPlaying: false });
      });
    } else if (this.state.isPlaying) void this.utterAll();
  }

  pause(): void {
    this.set({ isPlaying: false });
    this.silence();
  }

  toggle(): void {
    if (this.state.isPlaying) this.pause();
    else this.play();
  }

  /** Goes to a stop, from its beginning, and plays on if it was playing. */
  goTo(stop: number, isPlaying = this.state.isPlaying): void {
    if (!this.options.stops[stop]) return;
    this.silence();
    this.mark(null);
    this.options.audio.removeAttribute("src");
    this.sentence = 0;
    this.set({ stop, isPlaying: false, hasFailed: false });
    if (this.current) this.options.onUtterance(this.current.root, true);
    if (isPlaying) this.play();
  }

  /** Moves by one stop: backwards or forwards. */
  move(by: -1 | 1): void {
    this.goTo(this.state.stop + by);
  }

  setSpeed(speed: Speed): void {
    this.options.speed = speed;
    this.options.audio.playbackRate = speed;
    // An utterance keeps its speed, so the sentence begins again.
    if (this.state.isPlaying && this.state.source === "voice") this.play();
  }

  /** Something else on the page plays. */
  yieldToOther(): void {
    if (this.state.isPlaying && this.state.source === "voice") this.pause();
  }

  close(): void {
    this.turn++;
    this.options.voice?.cancel();
    this.options.audio.pause();
    this.mark(null);
  }

  private get current(): StopElements | undefined {
    return this.options.stops[this.state.stop];
  }

  private usableRecording(): string | null {
    const recording = this.current?.recording ?? null;
    return recording && !this.brokenRecordings.has(recording) ? recording : null;
  }

  private set(change: Partial<TourState>): void {
    this.state = { ...this.state, ...change };
    this.state.source = this.usableRecording() ? "recording" : this.options.voice?.isReady() ? "voice" : null;
    this.options.onChange(this.state);
  }

  private silence(): void {
    this.turn++;
    this.options.voice?.cancel();
    if (!this.options.audio.paused) this.options.audio.pause();
  }

  private mark(element: HTMLElement | null): void {
    this.marked?.removeAttribute("data-spoken");
    element?.setAttribute("data-spoken", "");
    this.marked = element;
  }

  private async utterAll(): Promise<void> {
    const { turn } = this;
    const { voice, onUtterance } = this.options;
    const sentences = this.current?.sentences ?? [];
    for (; voice && this.sentence < sentences.length; this.sentence++) {
      const element = sentences[this.sentence];
      if (!element) break;
      this.mark(element);
      onUtterance(element, false);
      const wasUttered = await voice.utter(element.textContent, this.options.speed);
      if (turn !== this.turn) return;
      if (!wasUttered) return this.set({ isPlaying: false, hasFailed: true });
    }
    if (voice) this.playNext();
  }

  private playNext(): void {
    const isLast = this.state.stop === this.options.stops.length - 1;
    if (isLast) {
      this.mark(null);
      this.sentence = 0;
      this.set({ isPlaying: false });
    } else this.goTo(this.state.stop + 1, true);
  }

  /** A recording that cannot be played: the voice of the device speaks instead. */
  private skipRecording(): void {
    const recording = this.usableRecording();
    if (!recording || this.options.audio.getAttribute("src") !== recording) return;
    const { isPlaying } = this.state;
    this.brokenRecordings.add(recording);
    this.set({});
    if (isPlaying) this.play();
  }
}
