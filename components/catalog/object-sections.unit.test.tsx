import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ObjectSections } from "./object-sections";

const nothing = { name: "Vase", categories: ["Vase"], material: null, care: null, dimensions: null, sizeGuide: null };
const sectionsOf = (html: string) => [...html.matchAll(/<summary[^>]*>([^<]+)/g)].map(([, title]) => title);
const render = (product: Parameters<typeof ObjectSections>[0]["product"]) =>
  renderToStaticMarkup(<ObjectSections product={product} returnDays={14} shipping="Shipping in Nigeria ₦2,000" />);

test("leaves out what is not known about an object", () => {
  const html = render(nothing);
  expect(sectionsOf(html)).toEqual(["Delivery", "Returns"]);
  expect(html).toContain("within 14 days");
  expect(html).toContain("Shipping in Nigeria ₦2,000.");
});

test("shows the dimensions beside a figure to scale, and the sizes in a table", () => {
  const html = render({
    ...nothing,
    material: "Stoneware.",
    care: "Dust it.",
    dimensions: { height: 46, width: 31, depth: 28.5 },
    sizeGuide: { columns: ["Chest"], rows: [{ size: "M", cm: [55.5] }] },
  });
  expect(sectionsOf(html)).toEqual(["Material and dimensions", "Size guide", "Care", "Delivery", "Returns"]);
  expect(html).toContain('aria-label="Vase, 46 × 31 × 28.5 cm, beside a person 170 cm tall"');
  expect(html).toMatch(/<rect[^>]* width="31" height="46"/);
  expect(html).toMatch(/<th scope="row"[^>]*>M<\/th><td[^>]*>55.5<\/td>/);
});
