import { zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { MAX_VOICE_SECONDS, VOICE_RATE } from "@/lib/comments/thread-rules";
import { headerOf, rewriteVoice } from "@/lib/comments/voice-file";

const second = VOICE_RATE * 2;
/** A tone of so many bytes, as the browser sends it. */
function tone(dataBytes: number, payload: Uint8Array = new Uint8Array()): Buffer {
  const samples = Buffer.alloc(dataBytes);
  for (let at = 0; at + 1 < dataBytes; at += 2) samples.writeInt16LE(Math.round(9_000 * Math.sin(at / 20)), at);
  Buffer.from(payload).copy(samples, 1_000);
  return Buffer.concat([headerOf(dataBytes), samples]);
}
const changed = (at: number, bytes: Uint8Array | string): Buffer => {
  const file = tone(2 * second);
  Buffer.from(bytes as string).copy(file, at);
  return file;
};

test("a recording is written to a new file with its length", () => {
  const { bytes, seconds } = rewriteVoice(tone(12 * second));
  expect(seconds).toBe(12);
  expect(bytes.subarray(0, 44)).toEqual(headerOf(12 * second));
  expect(rewriteVoice(tone(MAX_VOICE_SECONDS * second)).seconds).toBe(30);
});

describe("is refused", () => {
  const png = Buffer.concat([Buffer.from("89504e470d0a1a0a", "hex"), Buffer.alloc(40_000)]);
  const mp3 = Buffer.concat([Buffer.from("ID3\x04\0\0\0\0\0\0", "latin1"), Buffer.alloc(40_000)]);
  test.each([
    ["nothing", new Uint8Array(), "not a voice note"],
    ["a header alone", headerOf(0), "not a voice note"],
    ["a picture", png, "not a voice note"],
    ["an MP3 file", mp3, "not a voice note"],
    ["a page", Buffer.from(`<html>${" ".repeat(40_000)}</html>`), "not a voice note"],
    [
      "a page after the sound",
      Buffer.concat([tone(2 * second), Buffer.from("<script>1</script>")]),
      "not a voice note",
    ],
    ["an archive after the sound", Buffer.concat([tone(2 * second), zipSync({ a: Buffer.from("b") })]), "not a voice"],
    ["a header that promises more", tone(2 * second).subarray(0, second), "not a voice note"],
    ["half a sample", tone(2 * second + 1), "not a voice note"],
    ["two channels", changed(22, Buffer.from([2, 0])), "not a voice note"],
    ["another rate", changed(24, Buffer.from([0x44, 0xac, 0, 0])), "not a voice note"],
    ["a compressed format", changed(20, Buffer.from([0x55, 0])), "not a voice note"],
    ["another chunk before the data", changed(36, "LIST"), "not a voice note"],
    ["big-endian RIFX", changed(0, "RIFX"), "not a voice note"],
    ["half a second", tone(second / 2), "too short"],
    ["31 seconds", tone(31 * second), "at most 30 seconds"],
    ["silence", Buffer.concat([headerOf(2 * second), Buffer.alloc(2 * second)]), "silent"],
  ])("%s", (_what, bytes, reason) => {
    expect(() => rewriteVoice(bytes)).toThrow(reason);
  });
});

test.each([0, 1])("a file hidden in the samples does not survive, at offset %i", (offset) => {
  const hidden = [
    "<script>alert(1)</script>",
    "<?php system($_GET[0]);",
    "PK\x03\x04",
    "PK\x05\x06",
    "%PDF-1.7",
    "\x7fELF",
  ];
  for (const text of hidden) {
    const payload = Buffer.concat([Buffer.alloc(offset), Buffer.from(text, "latin1")]);
    const { bytes } = rewriteVoice(tone(2 * second, payload));
    expect([text, bytes.includes(Buffer.from(text, "latin1"))]).toEqual([text, false]);
  }
});
