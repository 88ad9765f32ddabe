"use client";

import { ArrowUp, Trash2 } from "lucide-react";
import type { ImageValues } from "@/components/admin/products/product-form-values";
import { IconButton } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { Image } from "@/components/ui/image";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { FileUpload, imageTypes } from "./file-upload";
import { uploadFile } from "./upload-file";

type ImageListFieldProps = {
  images: ImageValues[];
  onChange: (images: ImageValues[]) => void;
  error?: string | undefined;
};

/** The images of a product: upload, alternative text, reorder and remove. */
export function ImageListField({ images, onChange, error }: ImageListFieldProps) {
  async function send(file: File, onPercent: (percent: number) => void) {
    const result = await uploadFile(adminApiPaths.productImage, {}, file, onPercent);
    if (!result.ok) return result.error;
    onChange([...images, { key: result.data.url, url: result.data.url, alt: "" }]);
    return null;
  }

  const change = (key: string, part: Partial<ImageValues>) =>
    onChange(images.map((image) => (image.key === key ? { ...image, ...part } : image)));
  const toFront = (image: ImageValues) => onChange([image, ...images.filter(({ key }) => key !== image.key)]);

  return (
    <fieldset className="grid gap-4">
      <legend className="pb-2 font-medium text-small">Images</legend>
      {images.length > 0 && (
        <ol className="grid gap-4">
          {images.map((image, index) => (
            <li key={image.key} className="grid grid-cols-[4rem_minmax(0,1fr)_auto] items-start gap-3">
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
                  maxLength={300}
                  onChange={({ target }) => change(image.key, { alt: target.value })}
                />
                <p className="wrap-anywhere text-muted text-tiny">{image.url}</p>
              </div>
              <span className="flex">
                {index > 0 && (
                  <IconButton label={`Make image ${index + 1} first`} onClick={() => toFront(image)}>
                    <ArrowUp aria-hidden className="size-5" />
                  </IconButton>
                )}
                <IconButton
                  label={`Remove image ${index + 1}`}
                  onClick={() => onChange(images.filter(({ key }) => key !== image.key))}
                >
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
        hint="JPEG, PNG, WebP or AVIF, up to 4 MB. The first one is the main image."
        error={error}
        onUpload={send}
      />
    </fieldset>
  );
}
