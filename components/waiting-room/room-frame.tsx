import type { ReactNode } from "react";
import { ProductImage } from "@/components/catalog/product-image";
import type { Product } from "@/lib/catalog/contracts";

type RoomFrameProps = { name: string; image: Product["images"][number] | undefined; children: ReactNode };

/** The waiting room of a drop, beside its picture, with what a place means below. */
export function RoomFrame({ name, image, children }: RoomFrameProps) {
  return (
    <div className="g12 items-start gap-y-6 pt-2">
      <div className="col-span-full max-md:max-w-40 md:col-span-4">
        <ProductImage image={image} sizes="(width >= 48rem) 33vw, 160px" decorative priority />
      </div>
      <div className="col-span-full grid gap-6 md:col-span-7 md:ps-5">
        <h1>
          <span className="block text-subheading">Waiting room: </span>
          <span className="block text-title">{name}</span>
        </h1>
        <div className="max-w-read">{children}</div>
        <details className="max-w-read">
          <summary className="link inline-flex min-h-tap w-max items-center">How the waiting room works</summary>
          <div className="reading pt-2">
            <p>
              Everyone who was here before the drop opened got a random place. Later visitors follow in the order in
              which they came. Reloading or a second window does not move you forward.
            </p>
            <p>
              When it is your turn, you can check out like in any other drop. A place here does not reserve an item: it
              is held for you from the checkout on.
            </p>
          </div>
        </details>
      </div>
    </div>
  );
}
