import { Rotate3d } from "lucide-react";
import type { ObjectModel } from "@/lib/catalog/contracts";
import { formatDimensions } from "@/lib/catalog/detail-rules";
import { ModelLauncher } from "./model-launcher";
import { ModelPoster } from "./model-poster";

/** The compressed size of the viewer script and of the light. */
const viewerBytes = 330_000;
const formatMegabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;

type ModelPreviewProps = { name: string; model: ObjectModel; sizes: string; priority?: boolean };

/** A picture of an object's 3D model and, on request, the model in its place. The button states the download size. */
export function ModelPreview({ name, model, sizes, priority = false }: ModelPreviewProps) {
  const { wall } = model;
  return (
    <>
      <ModelLauncher
        model={{ name, src: model.src, onWall: wall !== null }}
        poster={<ModelPoster model={model} alt={`The 3D model of ${name}`} sizes={sizes} priority={priority} />}
      >
        <Rotate3d aria-hidden className="size-6" />
        View in 3D
        <span className="font-normal">{formatMegabytes(viewerBytes + model.bytes)}</span>
      </ModelLauncher>
      {wall && (
        <p className="pt-2 text-center text-muted text-small max-md:px-edge">
          {formatDimensions({ ...wall, depth: null })} cm. A phone with AR shows it on your wall at its real size.
        </p>
      )}
      <noscript>
        <p className="pt-2 text-muted text-small max-md:px-edge">
          The 3D model needs JavaScript; the rest of this page does not.
        </p>
      </noscript>
    </>
  );
}
