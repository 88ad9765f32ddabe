import type { ViewerLeader } from "@/lib/exhibitions/contracts";

type Sound = NonNullable<ViewerLeader["sound"]>;
/** A straight line from one volume to another, in seconds of the audio clock. */
type Ramp = { from: number; to: number; start: number; seconds: number };
type PlayingLoop = { slug: string; gain: GainNode; source: AudioBufferSourceNode; ramp: Ramp };
/** Why the sound is silent although it is on. */
type PauseReason = "hidden" | "media" | "film";

const volume = 0.7;
// In seconds.
const fadeIn = 1.5;
const fadeOut = 0.5;
const pauseFade = 0.15;
/** A decoded loop is ten megabytes, so only the current and the previous one are cached. */
const cachedLoops = 2;

/** The volume that a ramp has reached. Browsers differ in what they report during one, and a jump would be heard as a click. */
export const rampLevel = ({ from, to, start, seconds }: Ramp, now: number): number =>
  from + (to - from) * Math.min(1, Math.max(0, (now - start) / seconds));

/**
 * Plays the ambient sound of one leader at a time, with fades. Nothing is loaded before the first `play`. It uses a gain node for the
 * fades, because iOS ignores the volume of media elements.
 */
export class AmbientAudio {
  readonly #context = new AudioContext();
  readonly #loops = new Map<string, AudioBuffer>();
  readonly #pauseReasons = new Set<PauseReason>();
  #suspendTimer: ReturnType<typeof setTimeout> | undefined;
  #playing: PlayingLoop | null = null;
  #requestedSlug: string | null = null;

  /** Fades to the sound of a leader; null stops it. Resolves to false when the sound could not be loaded. */
  async play(leader: { slug: string; sound: Sound } | null): Promise<boolean> {
    this.#requestedSlug = leader?.slug ?? null;
    if (this.#playing?.slug === this.#requestedSlug) return true;
    this.#fadeOut();
    if (!leader) return true;
    this.unlock();
    const loop = await this.#load(leader.slug, leader.sound).catch(() => null);
    // The visitor may have scrolled on, or turned the sound off, while it loaded.
    if (this.#requestedSlug !== leader.slug || this.#playing) return true;
    if (!loop) return false;
    this.#fadeIn(leader.slug, loop);
    return true;
  }

  /** Starts the audio hardware. Called inside the press of a button, because mobile browsers allow sound only then. */
  unlock(): void {
    if (this.#pauseReasons.size === 0 && this.#context.state !== "running") void this.#context.resume();
  }

  /** Fades to silence while there is a reason for it, and then suspends the audio hardware. */
  setPaused(reason: PauseReason, isPaused: boolean): void {
    const wasPaused = this.#pauseReasons.size > 0;
    if (isPaused) this.#pauseReasons.add(reason);
    else this.#pauseReasons.delete(reason);
    const mustPause = this.#pauseReasons.size > 0;
    if (mustPause === wasPaused) return;
    clearTimeout(this.#suspendTimer);
    if (!mustPause) void this.#context.resume();
    if (this.#playing) this.#ramp(this.#playing, mustPause ? 0 : volume, pauseFade);
    if (mustPause) this.#suspendTimer = setTimeout(() => void this.#context.suspend(), pauseFade * 1_000 + 50);
  }

  /** Fades out and gives the audio hardware back. */
  close(): void {
    clearTimeout(this.#suspendTimer);
    this.#requestedSlug = null;
    this.#fadeOut(pauseFade);
    setTimeout(() => void this.#context.close(), pauseFade * 1_000 + 50);
  }

  #ramp(playing: PlayingLoop, to: number, seconds: number): void {
    const start = this.#context.currentTime;
    const from = rampLevel(playing.ramp, start);
    const { gain } = playing.gain;
    gain.cancelScheduledValues(start);
    gain.setValueAtTime(from, start);
    gain.linearRampToValueAtTime(to, start + seconds);
    playing.ramp = { from, to, start, seconds };
  }

  #fadeIn(slug: string, loop: AudioBuffer): void {
    const gain = this.#context.createGain();
    const source = this.#context.createBufferSource();
    const start = this.#context.currentTime;
    source.buffer = loop;
    source.loop = true;
    source.connect(gain).connect(this.#context.destination);
    this.#playing = { slug, gain, source, ramp: { from: 0, to: 0, start, seconds: fadeIn } };
    this.#ramp(this.#playing, this.#pauseReasons.size > 0 ? 0 : volume, fadeIn);
    source.start(start);
  }

  #fadeOut(seconds = fadeOut): void {
    if (!this.#playing) return;
    const playing = this.#playing;
    this.#playing = null;
    this.#ramp(playing, 0, seconds);
    playing.source.onended = () => playing.gain.disconnect();
    playing.source.stop(this.#context.currentTime + seconds);
  }

  async #load(slug: string, { opus, mp3 }: Sound): Promise<AudioBuffer> {
    const cached = this.#loops.get(slug);
    if (cached) return cached;
    const playsOpus = document.createElement("audio").canPlayType('audio/webm; codecs="opus"') !== "";
    const response = await fetch(playsOpus ? opus : mp3);
    if (!response.ok) throw new Error("The sound could not be loaded.");
    const loop = await this.#context.decodeAudioData(await response.arrayBuffer());
    this.#loops.set(slug, loop);
    for (const old of [...this.#loops.keys()].slice(0, -cachedLoops)) this.#loops.delete(old);
    return loop;
  }
}
