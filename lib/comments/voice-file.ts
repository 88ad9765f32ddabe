import { MAX_VOICE_SECONDS, VOICE_RATE } from "@/lib/comments/thread-rules";
import { throwAppError } from "@/lib/core/errors";

const HEADER_BYTES = 44;
const BYTES_PER_SECOND = VOICE_RATE * 2;
/** The longest file: browsers may round the end of a recording up. */
export const MAX_VOICE_BYTES = HEADER_BYTES + MAX_VOICE_SECONDS * BYTES_PER_SECOND;
const MIN_VOICE_BYTES = HEADER_BYTES + BYTES_PER_SECOND;
/** Of 32,767: anything quieter was a muted microphone. */
const MIN_PEAK = 200;

const wrongType = (): never => throwAppError("invalid_input", "This is not a voice note. Please record it again.");

/**
 * Checks the bytes of a voice note and writes a new file: a WAV file with one format chunk and one data chunk, 16,000 samples a second
 * of 16 bits on one channel, from 1 to 30 seconds, and nothing before, between or after. Of the upload only the samples stay, each without
 * its lowest bit: a file of another type that is hidden in them does not survive that.
 */
export function rewriteVoice(upload: Uint8Array): { bytes: Buffer; seconds: number } {
  const file = Buffer.from(upload.buffer, upload.byteOffset, upload.byteLength);
  if (file.length <= HEADER_BYTES || file.toString("latin1", 0, 4) !== "RIFF") wrongType();
  if (file.length > MAX_VOICE_BYTES)
    throwAppError("too_large", `A voice note has at most ${MAX_VOICE_SECONDS} seconds.`);
  const samples = file.subarray(HEADER_BYTES);
  if (samples.length % 2 !== 0 || !file.subarray(0, HEADER_BYTES).equals(headerOf(samples.length))) wrongType();
  if (file.length < MIN_VOICE_BYTES) throwAppError("invalid_input", "The recording is too short: at least 1 second.");
  const bytes = Buffer.alloc(file.length);
  headerOf(samples.length).copy(bytes);
  let peak = 0;
  for (let at = 0; at < samples.length; at += 2) {
    const sample = samples.readInt16LE(at) & ~1;
    peak = Math.max(peak, Math.abs(sample));
    bytes.writeInt16LE(sample, HEADER_BYTES + at);
  }
  if (peak < MIN_PEAK) throwAppError("invalid_input", "The recording is silent. Is the microphone on?");
  return { bytes, seconds: Math.max(1, Math.round(samples.length / BYTES_PER_SECOND)) };
}

/** The header of a voice note: RIFF, the format and the length of the data. */
export function headerOf(dataBytes: number): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  header.write("RIFF", 0, "latin1");
  header.writeUInt32LE(HEADER_BYTES - 8 + dataBytes, 4);
  header.write("WAVEfmt ", 8, "latin1");
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(VOICE_RATE, 24);
  header.writeUInt32LE(BYTES_PER_SECOND, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write("data", 36, "latin1");
  header.writeUInt32LE(dataBytes, 40);
  return header;
}
