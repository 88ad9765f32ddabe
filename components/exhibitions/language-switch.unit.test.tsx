import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Language } from "@/lib/core/languages";
import type { TranslatableName } from "@/lib/exhibitions/translations/contracts";
import { UntranslatedNote } from "./language-switch";

const note = (language: Language, translated: readonly TranslatableName[]) =>
  renderToStaticMarkup(
    <UntranslatedNote text={{ language, translated }} name="narrative">
      {(name) => `Not in ${name} yet.`}
    </UntranslatedNote>,
  );

test("says that a text is in English where a page in another language has no translation of it", () => {
  expect(note("pcm", ["aside"])).toContain("Not in Pidgin yet.");
  expect([note("pcm", ["narrative"]), note("en", [])]).toEqual(["", ""]);
});
