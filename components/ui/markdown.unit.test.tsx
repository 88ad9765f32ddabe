import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Markdown } from "./markdown";

const render = (text: string) => renderToStaticMarkup(<Markdown text={text} />);

test.each([
  ["# A title\n\nOne *word* & **two**.", "<h2>A title</h2><p>One <em>word</em> &amp; <strong>two</strong>.</p>"],
  ["- one\n- two", "<ul><li>one</li><li>two</li></ul>"],
  ["3. three\n4. four", '<ol start="3"><li>three</li><li>four</li></ol>'],
  ["> said", "<blockquote><p>said</p></blockquote>"],
  ["[here](/works) and `a < b`", '<p><a href="/works">here</a> and <code>a &lt; b</code></p>'],
  ['"Quoted" & kept', "<p>&quot;Quoted&quot; &amp; kept</p>"],
])("renders %j", (text, html) => expect(render(text)).toBe(html));

test.each(["javascript:alert(1)", "//evil.test", "data:text/html,x", "vbscript:x"])("gives %s no link", (href) =>
  expect(render(`[x](${href})`)).toBe("<p><a>x</a></p>"),
);

test("shows HTML as text", () => {
  expect(render("<img src=x onerror=alert(1)>")).not.toContain("<img");
  expect(render("a <script>alert(1)</script>")).not.toContain("<script");
});
