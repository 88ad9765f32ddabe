import { MAX_VOICE_SECONDS, VOICE_RATE } from "@/lib/comments/thread-rules";

const text = (view: DataView, at: number, value: string) => {
  for (let i = 0; i < value.length; i++) view.setUint8(at + i, value.charCodeAt(i));
};

/** The samples of a recording as the server accepts them: a WAV file of one channel with 16 bits, at most 30 seconds. */
export function toWav(samples: Float32Array): Blob {
  const length = Math.min(samples.length, MAX_VOICE_SECONDS * VOICE_RATE);
  const view = new DataView(new ArrayBuffer(44 + length * 2));
  text(view, 0, "RIFF");
  view.setUint32(4, 36 + length * 2, true);
  text(view, 8, "WAVEfmt ");
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, VOICE_RATE, true);
  view.setUint32(28, VOICE_RATE * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  text(view, 36, "data");
  view.setUint32(40, length * 2, true);
  for (let i = 0; i < length; i++) {
    const sample = Math.max(-1, Math.min(1, samples[i] ?? 0));
    view.setInt16(44 + i * 2, Math.round(sample * 32_767), true);
  }
  return new Blob([view.buffer], { type: "audio/wav" });
}

/** Decodes any sound that the browser can play, and mixes it to one channel. Null when it is longer than 30 seconds. */
export async function encodeVoice(sound: Blob, { isRecorded }: { isRecorded: boolean }): Promise<Blob | null> {
  // It also resamples: decoded sound has the rate of its context.
  const context = new OfflineAudioContext(1, 1, VOICE_RATE);
  const decoded = await context.decodeAudioData(await sound.arrayBuffer());
  // A recording that was stopped at 30 seconds may be a little longer.
  if (!isRecorded && decoded.duration > MAX_VOICE_SECONDS) return null;
  const mixed = new Float32Array(decoded.length);
  for (let channel = 0; channel < decoded.numberOfChannels; channel++) {
    const data = decoded.getChannelData(channel);
    for (let i = 0; i < mixed.length; i++) mixed[i] = (mixed[i] ?? 0) + (data[i] ?? 0) / decoded.numberOfChannels;
  }
  return toWav(mixed);
}
