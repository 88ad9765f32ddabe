import type { HallLeader } from "@/lib/exhibitions/contracts";

type Sound = NonNullable<HallLeader["sound"]>;
type Voice = { slug: string; gain: GainNode; source: AudioBufferSourceNode };

const volume = 0.7;
/** Seconds. */
const fadeIn = 1.5;
const fadeOut = 0.5;
/** An unpacked loop is ten megabytes: the one that plays and the one before it are kept. */
const keptLoops = 2;

/**
 * The sound of the room one stands in. One loop at a time: it rises in a second and a half, and the one before it falls in half
 * a second and is put back to its beginning. Nothing is fetched before the first `play`. The gain does the fades, because a
 * media element's volume is not ours to set on a telephone.
 */
export class Ambience {
  readonly #context = new AudioContext();
  readonly #loops = new Map<string, AudioBuffer>();
  #voice: Voice | null = null;
  #wanted: string | null = null;

  /** The sound of this room from now on; null is silence. False when it could not be had. */
  async play(room: { slug: string; sound: Sound } | null): Promise<boolean> {
    this.#wanted = room?.slug ?? null;
    if (this.#voice?.slug === this.#wanted) return true;
    this.#hush();
    if (!room) return true;
    if (this.#context.state !== "running") await this.#context.resume();
    const loop = await this.#load(room.slug, room.sound).catch(() => null);
    // Somebody may have walked on, or turned the sound off, while it came.
    if (this.#wanted !== room.slug || this.#voice) return true;
    if (!loop) return false;
    this.#raise(room.slug, loop);
    return true;
  }

  /** Silence, at once on the clock of the hardware too: nothing runs while nobody listens. */
  rest(resting: boolean): void {
    void (resting ? this.#context.suspend() : this.#context.resume());
  }

  close(): void {
    this.#wanted = null;
    void this.#context.close();
  }

  #raise(slug: string, loop: AudioBuffer): void {
    const gain = this.#context.createGain();
    const source = this.#context.createBufferSource();
    const now = this.#context.currentTime;
    source.buffer = loop;
    source.loop = true;
    source.connect(gain).connect(this.#context.destination);
    gain.gain.setValueAtTime(0, now);
    gain.gain.linearRampToValueAtTime(volume, now + fadeIn);
    source.start(now);
    this.#voice = { slug, gain, source };
  }

  #hush(): void {
    if (!this.#voice) return;
    const { gain, source } = this.#voice;
    this.#voice = null;
    const now = this.#context.currentTime;
    gain.gain.cancelScheduledValues(now);
    gain.gain.setValueAtTime(gain.gain.value, now);
    gain.gain.linearRampToValueAtTime(0, now + fadeOut);
    source.onended = () => gain.disconnect();
    source.stop(now + fadeOut);
  }

  async #load(slug: string, { opus, mp3 }: Sound): Promise<AudioBuffer> {
    const known = this.#loops.get(slug);
    if (known) return known;
    const playsOpus = document.createElement("audio").canPlayType('audio/webm; codecs="opus"') !== "";
    const answer = await fetch(playsOpus ? opus : mp3);
    if (!answer.ok) throw new Error("The sound did not come.");
    const loop = await this.#context.decodeAudioData(await answer.arrayBuffer());
    this.#loops.set(slug, loop);
    for (const old of [...this.#loops.keys()].slice(0, -keptLoops)) this.#loops.delete(old);
    return loop;
  }
}
