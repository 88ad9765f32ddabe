import { describe, expect, test } from "vitest";
import type { LeaderText } from "@/lib/exhibitions/collection/leader-text";
import { leaders } from "@/lib/exhibitions/collection/leaders";
import { translations } from "@/lib/exhibitions/collection/translations";
import { excerpt, excerptLength } from "@/lib/exhibitions/rules";
import { langOf } from "./lang-of";
import { fromShipped, toEnglishTexts, translateLeader, translationProgress, withoutEmptyReviews } from "./rules";

const gowon = leaders.find(({ slug }) => slug === "yakubu-gowon") as LeaderText;
const full = fromShipped(gowon, {
  chapterTitle: "Tailor Promise",
  narrative: "Una well done.",
  record: gowon.record.map(({ text }) => `Record: ${text}`),
});
const inPidgin = (leader: LeaderText, content = full) => translateLeader(leader, content, "pcm");

describe("a leader in another language", () => {
  test("shows what is translated and says what is not", () => {
    const { text, translated, excerptText } = inPidgin(gowon);
    expect(text).toMatchObject({ chapterTitle: "Tailor Promise", narrative: "Una well done.", aside: gowon.aside });
    expect(excerptText).toBe("Una well done.");
    expect([...translated].sort()).toEqual(["chapterTitle", "excerpt", "narrative", "record"]);
    const shown = { language: "pcm", translated };
    expect([langOf(shown, "narrative"), langOf(shown, "aside")]).toEqual(["pcm", undefined]);
  });

  test("keeps the dates and sources of the record, and a quotation of a real person", () => {
    const quote = fromShipped(gowon, { quote: "Na another talk be this." });
    const { text } = inPidgin(gowon, { ...full, quote: quote.quote });
    expect(text.quote).toEqual(gowon.quote);
    expect(text.record.map(({ date, source }) => [date, source])).toEqual(
      gowon.record.map(({ date, source }) => [date, source]),
    );
    expect(text.record.every(({ lang }) => lang === "pcm")).toBe(true);
  });

  test("shows the English of a text and of an entry that have changed since they were translated", () => {
    const [first, ...others] = gowon.record;
    if (!first) throw new Error("The record is empty.");
    const corrected = { ...gowon, narrative: "Corrected.", record: [{ ...first, text: "Corrected too." }, ...others] };
    const { text, translated } = inPidgin(corrected);
    expect(text.narrative).toBe("Corrected.");
    expect(text.record[0]).toEqual({ ...first, text: "Corrected too." });
    expect(text.record[1]?.lang).toBe("pcm");
    expect(translated).toEqual(["chapterTitle"]);
    expect(translationProgress(full, toEnglishTexts(corrected)).outdated).toBe(1);
  });

  test("has its own excerpt while the chapter is in English only, and a wall label in one language", () => {
    const { text, translated, excerptText } = inPidgin(
      gowon,
      fromShipped(gowon, { excerpt: "Small.", medium: "Paper" }),
    );
    expect(excerptText).toBe("Small.");
    expect(text.narrative).toBe(gowon.narrative);
    expect(text.label).toEqual(gowon.label);
    expect(translated).toEqual(["excerpt"]);
  });
});

test("a text that is not there is not reviewed, and one that is counts as unreviewed until it has been read", () => {
  const read = withoutEmptyReviews({
    ...full,
    aside: { ...full.aside, isReviewed: true },
    narrative: { ...full.narrative, isReviewed: true },
  });
  expect([read.aside.isReviewed, read.narrative.isReviewed]).toEqual([false, true]);
  expect(translationProgress(read, toEnglishTexts(gowon))).toMatchObject({ translated: 3, unreviewed: 2 });
});

/** What every leader has in each language; the chapters are translated one by one. */
const shortTexts = ["workTitle", "object", "medium", "credit", "aside", "highlights", "record"] as const;
/** Years, days, sums and decree numbers. */
const figures = (text: string) => [...new Set(text.replaceAll(",", "").match(/\d+(?:\.\d+)?/g) ?? [])].sort();

describe.each(leaders)("the Pidgin of $name", (leader) => {
  const own = translations.pcm[leader.slug];

  test("has a chapter or an excerpt that is not cut", () => {
    const text = own?.narrative ?? own?.excerpt ?? "";
    expect(text.length).toBeGreaterThan(300);
    if (own?.excerpt) expect(excerpt(own.excerpt, excerptLength.public)).toBe(own.excerpt);
    expect(own?.chapterTitle).toBeTruthy();
  });

  test("has everything that is short, and the quotation where it is the museum's own", () => {
    const { translated } = translateLeader(leader, fromShipped(leader, own), "pcm");
    const quote = leader.quote.speaker === "The museum" ? ["quote"] : [];
    expect(translated).toEqual(expect.arrayContaining([...shortTexts, ...quote]));
  });

  test("counts the inks as the English does", () => {
    expect(own?.medium?.match(/(\w+) ink\b/)?.[1]).toBe(leader.label.medium.match(/(\w+) inks\b/)?.[1]);
  });

  test("is spelled in one way", () => {
    const others = /\b(commot|them|himself|herself|itself|plenti|pesin)\b/gi;
    expect(JSON.stringify(own).match(others)).toBeNull();
  });

  test("has every figure of the English and no other", () => {
    if (own?.narrative) expect(figures(own.narrative)).toEqual(figures(leader.narrative));
    else
      for (const figure of figures(own?.excerpt ?? "").filter((one) => one !== "1" && one !== "200"))
        expect(leader.narrative).toContain(figure);
    for (const list of ["highlights", "record"] as const) {
      if (!own?.[list]) continue;
      expect(own[list].map(figures)).toEqual(leader[list].map(({ text }) => figures(text)));
    }
  });
});

test("six chapters are whole, the one that everyone may read among them", () => {
  const whole = leaders.filter(({ slug }) => translations.pcm[slug]?.narrative);
  expect(whole.length).toBeGreaterThanOrEqual(6);
  expect(whole.some(({ isFreeToRead }) => isFreeToRead)).toBe(true);
});
