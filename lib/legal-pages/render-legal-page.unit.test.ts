import { expect, test } from "vitest";
import { renderLegalPage } from "@/lib/legal-pages/render-legal-page";
import { parseLegalPageVersion } from "@/lib/legal-pages/rules";

test("gives each section an id of its own and lists it", () => {
  const { html, headings } = renderLegalPage("# Cookies\n\n## Law & *order*\n\n### Detail\n\n## Cookies");
  expect(headings).toEqual([
    { id: "cookies", text: "Cookies" },
    { id: "law-order", text: "Law & order" },
    { id: "cookies-2", text: "Cookies" },
  ]);
  expect(html).toContain('<h2 id="cookies">Cookies</h2>');
  expect(html).toContain('<h3 id="detail">Detail</h3>');
  expect(html).not.toContain("<h1");
});

test("gives no section an id that another one or the page around it has", () => {
  const ids = (content: string) => renderLegalPage(content).headings.map(({ id }) => id);
  expect(ids("## Main\n\n## Menu\n\n## Versions\n\n## Contents")).toEqual([
    "main-2",
    "menu-2",
    "versions-2",
    "contents-2",
  ]);
  expect(ids("## Cookies\n\n## Cookies 2\n\n## Cookies")).toEqual(["cookies", "cookies-2", "cookies-3"]);
});

test("renders tables and keeps relative links, without scripts, styles and ids of the author", () => {
  const { html } = renderLegalPage(
    '| a | b |\n|---|---|\n| [c](/contact) | <span id="main" style="color:red">d</span> |\n\n<iframe src="https://a.test"></iframe>',
  );
  expect(html).toMatch(/<table>[\s\S]*<th>a<\/th>[\s\S]*<a href="\/contact">c<\/a>/);
  expect(html).not.toMatch(/iframe|style|id="main"|span/);
});

test("reads the page and version of a path and rejects others", () => {
  expect(parseLegalPageVersion({ page: "terms", version: "12" })).toEqual({ slug: "terms", version: 12 });
  for (const [page, version] of [
    ["imprint", "1"],
    ["terms", "0"],
    ["terms", "01"],
    ["terms", "1e3"],
    ["terms", "99999999999"],
  ] as const)
    expect(parseLegalPageVersion({ page, version })).toBeNull();
});
