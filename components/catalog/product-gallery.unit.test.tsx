import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { seedProducts } from "@/prisma/seed/products";
import { ProductGallery } from "./product-gallery";

test("shows all four views of a seeded product, loads the first one at once and the others only when they are chosen", () => {
  const [{ slug, name, alt }] = seedProducts as [(typeof seedProducts)[number]];
  const images = alt.map((text, i) => ({ url: `/images/products/${slug}-${i + 1}-960.jpg`, alt: text }));
  const html = renderToStaticMarkup(<ProductGallery name={name} images={images} />);
  expect([...html.matchAll(/View \d of \d/g)].map(([label]) => label)).toEqual(
    [1, 2, 3, 4].map((view) => `View ${view} of 4`),
  );
  const main = [...html.matchAll(/<img[^>]*>/g)].map(([tag]) => tag).filter((tag) => !tag.includes('alt=""'));
  expect(main.map((tag) => /loading="(\w+)"/.exec(tag)?.[1])).toEqual(["eager", "lazy", "lazy", "lazy"]);
  expect(html.match(/<input[^>]*type="radio"/g)).toHaveLength(4);
});

test("a product with a 3D model has it as its last view, with the download size on the button and no model loaded", () => {
  const [{ name, alt }] = seedProducts as [(typeof seedProducts)[number]];
  const images = alt.map((text, i) => ({ url: `/images/products/pot-${i + 1}-960.jpg`, alt: text }));
  const model = { src: "/models/pot.glb", bytes: 450_000, poster: "/images/models/pot", wall: null };
  const html = renderToStaticMarkup(<ProductGallery name={name} images={images} model={model} />);
  expect(html.match(/<input[^>]*type="radio"/g)).toHaveLength(5);
  expect(html).toContain(`alt="The 3D model of ${name}"`);
  expect(html).toMatch(/View in 3D<span[^>]*>0\.8 MB/);
  expect(html).not.toContain("model-viewer");
  expect(html).toContain("The 3D model needs JavaScript");
  expect(html).not.toContain("on your wall");
});

test("a work for the wall states its real size beside its 3D model", () => {
  const model = { src: "/models/a.glb", bytes: 70_000, poster: "/images/models/a", wall: { height: 62.5, width: 50 } };
  const html = renderToStaticMarkup(<ProductGallery name="A print" images={[]} model={model} />);
  expect(html).toContain("62.5 × 50 cm. A phone with AR shows it on your wall at its real size.");
  expect(html).toMatch(/View in 3D<span[^>]*>0\.4 MB/);
});
