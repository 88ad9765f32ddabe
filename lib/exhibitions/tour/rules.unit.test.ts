import { describe, expect, test } from "vitest";
import { leaders } from "@/lib/exhibitions/collection/leaders";
import { excerpt, excerptLength } from "@/lib/exhibitions/rules";
import { pickVoice, speechText, splitSentences, textOf, toSpeech, toSpeed, type Voice } from "./rules";

describe("sentences", () => {
  test.each([
    ["One. Two! Three? “Four.” Five", ["One.", "Two!", "Three?", "“Four.”", "Five"]],
    [
      "Gen. J. T. U. Aguiyi-Ironsi spoke. Lt. Col. Gowon heard.",
      ["Gen. J. T. U. Aguiyi-Ironsi spoke.", "Lt. Col. Gowon heard."],
    ],
    ["He came from the U.S. in 1964. It cost 3.5 million.", ["He came from the U.S. in 1964.", "It cost 3.5 million."]],
    ["He waited … and left.", ["He waited … and left."]],
    ["“Who?” asked the clerk.", ["“Who?” asked the clerk."]],
    ["", []],
  ])("%s", (text, sentences) => expect(splitSentences(text)).toEqual(sentences));

  test("of every public excerpt are short enough to be spoken, and are the text", () => {
    for (const { narrative, label } of leaders) {
      const text = `${label.title}. ${excerpt(narrative, excerptLength.public)}`;
      const sentences = splitSentences(text);
      expect(sentences.join(" ")).toBe(text.split(/\s+/).join(" "));
      expect(Math.max(...sentences.map(({ length }) => length))).toBeLessThanOrEqual(200);
    }
  });

  test("without a space are left whole, however long", () => {
    const word = "a".repeat(500);
    expect(splitSentences(word)).toEqual([word]);
  });
});

describe("a voice", () => {
  const voice = (lang: string, more: Partial<Voice> = {}): Voice => ({
    name: lang,
    lang,
    localService: true,
    default: false,
    ...more,
  });
  const pick = (langs: Voice[], isOnline = true) => pickVoice(langs, isOnline)?.lang ?? null;

  test("is Nigerian, otherwise British, otherwise any English one", () => {
    expect(pick([voice("en-US"), voice("en-GB"), voice("en_NG")])).toBe("en_NG");
    expect(pick([voice("fr-FR"), voice("en-US"), voice("en-GB")])).toBe("en-GB");
    expect(pick([voice("en-AU"), voice("en-US", { default: true })])).toBe("en-US");
    expect(pick([voice("fr-FR", { default: true }), voice("ens-XX")])).toBeNull();
    expect(pick([])).toBeNull();
  });

  test("is on the device where there is a choice, and always without a connection", () => {
    const remote = voice("en-GB", { localService: false, name: "remote" });
    expect(pickVoice([remote, voice("en-GB")], true)?.name).toBe("en-GB");
    expect(pick([remote, voice("en-US")])).toBe("en-GB");
    expect(pick([remote, voice("en-US")], false)).toBe("en-US");
    expect(pick([remote], false)).toBeNull();
  });
});

describe("what is spoken", () => {
  const leader = {
    label: { title: "Dark Glasses", year: "2026", medium: "Cut paper", dimensions: "", accession: "", credit: "" },
    excerpt: "First.\n\nSecond. …",
    language: "pcm" as const,
    translated: ["excerpt" as const],
  };
  const byDefault = "Dark Glasses, 2026. Cut paper.\n\nFirst.\n\nSecond.";
  const recording = { url: "/api/sounds/snd-00000000000000000000.mp3", bytes: 1, seconds: 1, text: byDefault };

  test("is the wall label and the excerpt, each in its language, where no text was written", () => {
    const { paragraphs } = toSpeech(leader, { text: "", recording: null });
    expect(textOf(paragraphs)).toBe(byDefault);
    expect(paragraphs.map(({ lang }) => lang)).toEqual([undefined, "pcm", "pcm"]);
    expect(toSpeech(leader, { text: "My own.", recording: null }).paragraphs).toEqual([
      { text: "My own.", lang: "pcm" },
    ]);
  });

  test("has its recording only while it says what was recorded", () => {
    expect(toSpeech(leader, { text: "", recording }).recording).toEqual(recording);
    expect(toSpeech(leader, { text: "My own.", recording }).recording).toBeNull();
    const own = " My own. \n\n And more.\n";
    const recorded = { ...recording, text: speechText(own, byDefault) };
    expect(toSpeech(leader, { text: own, recording: recorded }).recording).toEqual(recorded);
  });
});

test("an unknown speed is the normal one", () => {
  expect([toSpeed("1.25"), toSpeed("9"), toSpeed(null)]).toEqual([1.25, 1, 1]);
});
