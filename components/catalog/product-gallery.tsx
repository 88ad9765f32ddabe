import type { Product } from "@/lib/catalog/contracts";
import { ProductImage } from "./product-image";

// The selected view is a radio button, so that the gallery works without JavaScript.
const checkedClasses = [
  "group-has-[[value='0']:checked]/views:block",
  "group-has-[[value='1']:checked]/views:block",
  "group-has-[[value='2']:checked]/views:block",
  "group-has-[[value='3']:checked]/views:block",
];

/** The main image, with other views to choose from. */
export function ProductGallery({ name, images }: Pick<Product, "name" | "images">) {
  const views = images.slice(0, checkedClasses.length);
  const sizes = "(width >= 75rem) 38vw, (width >= 48rem) 46vw, 100vw";
  if (views.length < 2) {
    return (
      <div className="shadow-frame">
        <ProductImage image={views[0]} sizes={sizes} priority />
      </div>
    );
  }
  return (
    <fieldset className="group/views grid gap-3">
      <legend className="sr-only">Views of {name}</legend>
      {views.map((image, index) => (
        <div key={image.url} className={`hidden shadow-frame ${checkedClasses[index]}`}>
          <ProductImage image={image} sizes={sizes} priority={index === 0} />
        </div>
      ))}
      <div className="grid grid-cols-4 gap-3 max-md:px-edge">
        {views.map((image, index) => (
          <label
            key={image.url}
            className="cursor-pointer has-checked:shadow-[0_6px_0_var(--accent)] has-focus-visible:outline-3 has-focus-visible:outline-offset-3"
          >
            <input type="radio" name="view" value={index} defaultChecked={index === 0} className="sr-only" />
            <span className="sr-only">
              View {index + 1} of {views.length}
            </span>
            <ProductImage image={image} sizes="(width >= 48rem) 10rem, 15vw" decorative className="aspect-square" />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
