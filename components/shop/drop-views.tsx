import type { Product } from "@/lib/shop/contracts";
import { PieceImage } from "./piece-image";

// Which view is shown is a radio's business, so that it needs no script: the picture whose radio is checked.
const shownWhen = [
  "group-has-[[value='0']:checked]/views:block",
  "group-has-[[value='1']:checked]/views:block",
  "group-has-[[value='2']:checked]/views:block",
  "group-has-[[value='3']:checked]/views:block",
];

/** The work, large, and its other views to choose from. */
export function DropViews({ name, images }: Pick<Product, "name" | "images">) {
  const views = images.slice(0, shownWhen.length);
  const sizes = "(width >= 75rem) 38vw, (width >= 48rem) 46vw, 100vw";
  if (views.length < 2) {
    return (
      <div className="shadow-frame">
        <PieceImage image={views[0]} sizes={sizes} first />
      </div>
    );
  }
  return (
    <fieldset className="group/views grid gap-3">
      <legend className="sr-only">Views of {name}</legend>
      {views.map((image, index) => (
        <div key={image.url} className={`hidden shadow-frame ${shownWhen[index]}`}>
          <PieceImage image={image} sizes={sizes} first={index === 0} />
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
            <PieceImage image={image} sizes="(width >= 48rem) 10rem, 15vw" decorative className="aspect-square" />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
