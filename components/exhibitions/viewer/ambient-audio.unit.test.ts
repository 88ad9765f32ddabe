import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { AmbientAudio, rampLevel } from "./ambient-audio";

let now = 0;
const events: string[] = [];

class FakeContext {
  state = "running";
  destination = {};
  get currentTime() {
    return now;
  }
  createGain() {
    const id = `gain ${gains++}`;
    const record = (name: string) => (value: number, time: number) =>
      events.push(`${id} ${name} ${value.toFixed(2)} at ${time.toFixed(2)}`);
    return {
      connect: () => ({}),
      disconnect: () => undefined,
      // Firefox reports 1 while a ramp runs.
      gain: {
        value: 1,
        cancelScheduledValues: () => undefined,
        setValueAtTime: record("is"),
        linearRampToValueAtTime: record("to"),
      },
    };
  }
  createBufferSource() {
    return {
      connect: (node: object) => node,
      start: () => events.push("start"),
      stop: (time: number) => events.push(`stop at ${time.toFixed(2)}`),
    };
  }
  decodeAudioData = async () => ({});
  resume = async () => void events.push("resume");
  suspend = async () => void events.push("suspend");
  close = async () => void events.push("close");
}
let gains = 0;

beforeEach(() => {
  vi.useFakeTimers();
  now = gains = events.length = 0;
  vi.stubGlobal("AudioContext", FakeContext);
  vi.stubGlobal("document", { createElement: () => ({ canPlayType: () => "probably" }) });
  vi.stubGlobal("fetch", async () => new Response(new ArrayBuffer(1)));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const leader = (slug: string) => ({
  slug,
  sound: { opus: `/${slug}.webm`, mp3: `/${slug}.mp3`, bytes: 1, seconds: 30 },
});

test("a sound that is turned off while it fades in fades out from the volume it has reached", async () => {
  const audio = new AmbientAudio();
  await audio.play(leader("first"));
  now = 0.75;
  await audio.play(null);
  expect(events).toEqual([
    "gain 0 is 0.00 at 0.00",
    "gain 0 to 0.70 at 1.50",
    "start",
    "gain 0 is 0.35 at 0.75",
    "gain 0 to 0.00 at 1.25",
    "stop at 1.25",
  ]);
});

test("the sound of the next leader starts only when the one before is being stopped", async () => {
  const audio = new AmbientAudio();
  await audio.play(leader("first"));
  now = 5;
  await audio.play(leader("second"));
  expect(events.slice(-4)).toEqual(["stop at 5.50", "gain 1 is 0.00 at 5.00", "gain 1 to 0.70 at 6.50", "start"]);
});

test("a hidden page and a film silence the sound until both are over, each with a ramp", async () => {
  const audio = new AmbientAudio();
  await audio.play(leader("first"));
  now = 5;
  events.length = 0;
  audio.setPaused("hidden", true);
  expect(events).toEqual(["gain 0 is 0.70 at 5.00", "gain 0 to 0.00 at 5.15"]);
  vi.advanceTimersByTime(300);
  expect(events.at(-1)).toBe("suspend");
  audio.setPaused("film", true);
  audio.setPaused("hidden", false);
  expect(events.at(-1)).toBe("suspend");
  now = 6;
  audio.setPaused("film", false);
  expect(events.slice(-3)).toEqual(["resume", "gain 0 is 0.00 at 6.00", "gain 0 to 0.70 at 6.15"]);
});

test("leaving the page fades the sound out before the audio hardware is given back", async () => {
  const audio = new AmbientAudio();
  await audio.play(leader("first"));
  now = 5;
  audio.close();
  expect(events.at(-1)).toBe("stop at 5.15");
  vi.advanceTimersByTime(300);
  expect(events.at(-1)).toBe("close");
});

test("a ramp has its first volume before it starts and its last one after it ends", () => {
  const ramp = { from: 0.2, to: 0.6, start: 1, seconds: 2 };
  expect([0, 1, 2, 3, 9].map((time) => rampLevel(ramp, time))).toEqual([0.2, 0.2, expect.closeTo(0.4), 0.6, 0.6]);
});
