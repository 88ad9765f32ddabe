"use client";

import { ArrowUp, Trash2 } from "lucide-react";
import { ChooseFromLibrary } from "@/components/admin/media/picture-picker";
import { IconButton } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { Image } from "@/components/ui/image";
import type { PartProps } from "@/components/ui/use-api-form";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { FileUpload, imageTypes } from "./file-upload";
import { uploadFile } from "./upload-file";

export type ImageValues = { url: string; alt: string };

type ImageListFieldProps = PartProps<ImageValues[]> & {
  uploadPath?: typeof adminApiPaths.productImage | typeof adminApiPaths.eventPicture;
  hint?: string;
};

const MAX_ALT = 300;
const productHint = "JPEG, PNG, WebP or AVIF, up to 4 MB. The first one is the main image.";

/** The images of a product, a lot or a past event: upload, choice from the library, alternative text, reorder and remove. */
export function ImageListField({
  value: images,
  onChange,
  errorOf,
  uploadPath = adminApiPaths.productImage,
  hint = productHint,
}: ImageListFieldProps) {
  const changeAlt = (url: string, alt: string) =>
    onChange(images.map((image) => (image.url === url ? { url, alt } : image)));
  const without = (url: string) => images.filter((image) => image.url !== url);

  return (
    <>
      {images.length > 0 && (
        <ol className="grid gap-4">
          {images.map((image, index) => (
            <li key={image.url} className="grid grid-cols-[4rem_minmax(0,1fr)_auto] items-start gap-3">
              <Image
                src={image.url}
                alt=""
                width={480}
                height={600}
                sizes="4rem"
                className="aspect-4/5 w-16 bg-raised object-cover"
              />
              <div className="grid gap-2">
                <TextField
                  label={`Alternative text of image ${index + 1}`}
                  value={image.alt}
                  maxLength={MAX_ALT}
                  error={errorOf(`${index}.alt`)}
                  onChange={({ target }) => changeAlt(image.url, target.value)}
                />
                <p className="wrap-anywhere text-muted text-tiny">{image.url}</p>
              </div>
              <span className="flex">
                {index > 0 && (
                  <IconButton
                    label={`Make image ${index + 1} first`}
                    onClick={() => onChange([image, ...without(image.url)])}
                  >
                    <ArrowUp aria-hidden className="size-5" />
                  </IconButton>
                )}
                <IconButton label={`Remove image ${index + 1}`} onClick={() => onChange(without(image.url))}>
                  <Trash2 aria-hidden className="size-5" />
                </IconButton>
              </span>
            </li>
          ))}
        </ol>
      )}
      <FileUpload
        name="Image file"
        accept={imageTypes}
        label="Upload image"
        processingText="Processing…"
        hint={hint}
        error={errorOf("") ?? images.map((_, index) => errorOf(`${index}.url`)).find(Boolean)}
        onUpload={(file, onPercent) => uploadFile(uploadPath, {}, file, onPercent)}
        onUploaded={({ url }) => onChange([...images, { url, alt: "" }])}
      >
        <ChooseFromLibrary
          purpose="product"
          chosen={images.map(({ url }) => url)}
          onPick={({ url, alt }) => onChange([...images, { url, alt: alt.slice(0, MAX_ALT) }])}
        />
      </FileUpload>
    </>
  );
}
