import { ModelPoster } from "@/components/smart-labels/model-poster";
import { ModelPreview } from "@/components/smart-labels/model-preview";
import type { ObjectModel, Product } from "@/lib/catalog/contracts";
import { ProductImage } from "./product-image";

// The selected view is a radio button, so that the gallery works without JavaScript.
const checkedClasses = [
  "group-has-[[value='0']:checked]/views:block",
  "group-has-[[value='1']:checked]/views:block",
  "group-has-[[value='2']:checked]/views:block",
  "group-has-[[value='3']:checked]/views:block",
];

const mainWidth = "drop-view";
const mainClass = `shadow-frame ${mainWidth}`;

const thumbClass =
  "cursor-pointer has-checked:shadow-[0_6px_0_var(--accent)] has-focus-visible:outline-3 has-focus-visible:outline-offset-3";

type ProductGalleryProps = Pick<Product, "name" | "images"> & { model?: ObjectModel | null };

/** The main image, with other views to choose from; the last one is the 3D model, if there is one. */
export function ProductGallery({ name, images, model }: ProductGalleryProps) {
  const views = images.slice(0, checkedClasses.length);
  const wide = "(width >= 75rem) 38vw, (width >= 48rem) 46vw";
  const sizes = `${wide}, 73vw`;
  if (views.length < 2 && !model) {
    return (
      <div className={mainClass}>
        <ProductImage image={views[0]} sizes={sizes} priority />
      </div>
    );
  }
  return (
    <fieldset className="drop-gallery group/views grid gap-3">
      <legend className="sr-only">Views of {name}</legend>
      {views.map((image, index) => (
        <div key={image.url} className={`hidden ${mainClass} ${checkedClasses[index]}`}>
          <ProductImage image={image} sizes={sizes} priority={index === 0} />
        </div>
      ))}
      {model && (
        <div className={`hidden ${mainWidth} group-has-[[value=model]:checked]/views:block`}>
          <ModelPreview name={name} model={model} sizes={sizes} />
        </div>
      )}
      <div className={`grid gap-3 max-md:px-edge ${model ? "grid-cols-5" : "grid-cols-4"}`}>
        {views.map((image, index) => (
          <label key={image.url} className={thumbClass}>
            <input type="radio" name="view" value={index} defaultChecked={index === 0} className="sr-only" />
            <span className="sr-only">
              View {index + 1} of {views.length}
            </span>
            <ProductImage
              image={image}
              sizes={index === 0 ? sizes : "(width >= 48rem) 10rem, 15vw"}
              decorative
              className="aspect-square"
            />
          </label>
        ))}
        {model && (
          <label className={`relative ${thumbClass}`}>
            <input type="radio" name="view" value="model" className="sr-only" />
            <ModelPoster model={model} alt="" sizes="(width >= 48rem) 10rem, 15vw" className="aspect-square" />
            <span className="absolute end-0 bottom-0 bg-night px-1.5 font-semibold text-chalk text-small">
              <span className="sr-only">The object in </span>3D
            </span>
          </label>
        )}
      </div>
    </fieldset>
  );
}
