import { expect, test } from "vitest";
import { listEmailSamples } from "@/lib/workflows/email-samples/list-email-samples";
import { jobDefinitions } from "@/lib/workflows/job-handlers";

const samples = await listEmailSamples();
const voidTags = new Set(["img", "br", "hr", "meta", "link"]);

/** The tokens of the visible text longer than 40 characters that no surrounding element allows to break. */
function unbreakableTokens(html: string): string[] {
  const body = html.slice(html.indexOf("<body")).replace(/<!--[\s\S]*?-->/g, "");
  const stack: { name: string; breaks: boolean }[] = [];
  const found: string[] = [];
  for (const [token] of body.matchAll(/<[^>]+>|[^<]+/g)) {
    const [, closing, name = ""] = /^<(\/?)(\w+)/.exec(token) ?? [];
    if (closing) stack.splice(stack.findLastIndex((open) => open.name === name));
    else if (name) {
      const breaks = /word-break:\s*break-|display:\s*none/.test(token) || stack.at(-1)?.breaks === true;
      if (!voidTags.has(name)) stack.push({ name, breaks });
    } else if (!stack.at(-1)?.breaks) found.push(...token.split(/\s+/).filter((word) => word.length > 40));
  }
  return found;
}

/** Widths that do not shrink on a phone; a picture with `width: 100%` does, whatever its attribute says. */
const fixedWidths = (html: string) =>
  [
    ...html
      .replace(/<img[^>]*[;"]width:100%[^>]*>/g, "")
      .matchAll(/(?:[\s"]width="(\d+)"|[;"\s]width:\s*(\d+(?:\.\d+)?)px)/g),
  ].map(([, a, b]) => Number(a ?? b));

test("there is an example of every email job", () => {
  const jobs = Object.values(jobDefinitions).flatMap((group): { name: string }[] => Object.values(group));
  const emails = jobs.filter(({ name }) => name.endsWith(".email"));
  // The issue of the newsletter and its test are one template.
  const examples = samples.filter(({ id }) => !/-\d+$/.test(id));
  expect(examples.length).toBe(emails.length - 1);
});

test.each(samples)("$id is accessible, fits 360 px and has both themes and a text part", ({ subject, html, text }) => {
  expect(subject).toMatch(/\S/);
  expect(html).toMatch(/<html[^>]* lang="en"/);
  expect(html).toMatch(/<title>[^<]+<\/title>/);
  expect(html).toContain('name="color-scheme" content="light dark"');
  expect(html).toContain("@media (prefers-color-scheme: dark)");
  expect(html).toMatch(/data-skip-in-text="true"[^>]*>[^<]{10,}/);
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html.match(/role="main"/g)).toHaveLength(1);
  const images = html.match(/<img[^>]*>/g) ?? [];
  expect(images.length).toBeGreaterThan(0);
  for (const image of images) {
    expect(image).toMatch(/ alt="[^"]+"/);
    expect(image).toMatch(/ width="\d+"/);
    expect(image).toMatch(/ height="\d+"/);
    expect(image).toMatch(/ src="https?:/);
  }
  expect(Math.max(...fixedWidths(html))).toBeLessThanOrEqual(360);
  expect(unbreakableTokens(html)).toEqual([]);
  expect(html.match(/class="email-button"/g)?.length ?? 0).toBeLessThanOrEqual(1);
  expect(text.length).toBeGreaterThan(60);
  expect(text).not.toMatch(/<\w+|undefined|\[object/);
});

test("the check for unbreakable words finds one", () => {
  const word = "a".repeat(41);
  expect(unbreakableTokens(`<body><p>${word}</p><p style="word-break:break-all">${word}</p></body>`)).toEqual([word]);
});

test("the shipping email has picture, edition number, address and tracking", () => {
  const shipped = samples.find(({ id }) => id === "orders-shipped");
  expect(shipped?.html).toContain("/images/products/golden-voice-1-960.jpg");
  for (const words of ["LA-7F3K-92QX", "No. 7 of 50", "Adeniran Ogunsanya", "GIG-2026-118-402", "Track your parcel"])
    expect(shipped?.text).toContain(words);
});

test("the email to an outbid bidder has the next minimum bid and its button before the footer, and the hash after it", () => {
  const text = samples.find(({ id }) => id === "auctions-outbid")?.text ?? "";
  const order = ["Current bid", "Minimum next bid", "₦520,100", "Bid again", "Contact support", "last hash"];
  const places = order.map((words) => text.indexOf(words));
  expect(places.every((place) => place >= 0)).toBe(true);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});
