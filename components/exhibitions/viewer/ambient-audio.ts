import type { ViewerLeader } from "@/lib/exhibitions/contracts";

type Sound = NonNullable<ViewerLeader["sound"]>;
type PlayingLoop = { slug: string; gain: GainNode; source: AudioBufferSourceNode };

const volume = 0.7;
// In seconds.
const fadeIn = 1.5;
const fadeOut = 0.5;
/** A decoded loop is ten megabytes, so only the current and the previous one are cached. */
const cachedLoops = 2;

/**
 * Plays the ambient sound of one leader at a time, with fades. Nothing is loaded before the first `play`. It uses a gain node for the
 * fades, because iOS ignores the volume of media elements.
 */
export class AmbientAudio {
  readonly #context = new AudioContext();
  readonly #loops = new Map<string, AudioBuffer>();
  #playing: PlayingLoop | null = null;
  #requestedSlug: string | null = null;

  /** Fades to the sound of a leader; null stops it. Resolves to false when the sound could not be loaded. */
  async play(leader: { slug: string; sound: Sound } | null): Promise<boolean> {
    this.#requestedSlug = leader?.slug ?? null;
    if (this.#playing?.slug === this.#requestedSlug) return true;
    this.#fadeOut();
    if (!leader) return true;
    if (this.#context.state !== "running") await this.#context.resume();
    const loop = await this.#load(leader.slug, leader.sound).catch(() => null);
    // The visitor may have scrolled on, or turned the sound off, while it loaded.
    if (this.#requestedSlug !== leader.slug || this.#playing) return true;
    if (!loop) return false;
    this.#fadeIn(leader.slug, loop);
    return true;
  }

  /** Suspends or resumes the audio hardware. */
  setSuspended(isSuspended: boolean): void {
    void (isSuspended ? this.#context.suspend() : this.#context.resume());
  }

  close(): void {
    this.#requestedSlug = null;
    void this.#context.close();
  }

  #fadeIn(slug: string, loop: AudioBuffer): void {
    const gain = this.#context.createGain();
    const source = this.#context.createBufferSource();
    const now = this.#context.currentTime;
    source.buffer = loop;
    source.loop = true;
    source.connect(gain).connect(this.#context.destination);
    gain.gain.setValueAtTime(0, now);
    gain.gain.linearRampToValueAtTime(volume, now + fadeIn);
    source.start(now);
    this.#playing = { slug, gain, source };
  }

  #fadeOut(): void {
    if (!this.#playing) return;
    const { gain, source } = this.#playing;
    this.#playing = null;
    const now = this.#context.currentTime;
    gain.gain.cancelScheduledValues(now);
    gain.gain.setValueAtTime(gain.gain.value, now);
    gain.gain.linearRampToValueAtTime(0, now + fadeOut);
    source.onended = () => gain.disconnect();
    source.stop(now + fadeOut);
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
