"use client";

import { ChooseFromLibrary } from "@/components/admin/media/picture-picker";
import { Button } from "@/components/ui/button";
import { Image } from "@/components/ui/image";
import { Textarea } from "@/components/ui/textarea";
import type { PartProps } from "@/components/ui/use-api-form";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { FileUpload, imageTypes } from "./file-upload";
import { uploadFile } from "./upload-file";

export type ImageFieldValue = { url: string; alt: string } | null;

type ImageFieldProps = PartProps<ImageFieldValue> & {
  shape: "work" | "cover";
  /** Instead of the name of the shape. */
  name?: string;
};

const shapes = {
  work: {
    name: "Image",
    purpose: "artwork",
    box: "aspect-4/5 w-40",
    width: 960,
    height: 1200,
    says: "Shown at 4:5. At least 960 pixels wide.",
  },
  cover: {
    name: "Cover",
    purpose: "cover",
    box: "aspect-8/5 w-64",
    width: 1600,
    height: 1000,
    says: "Cropped to 8:5. At least 1,200 pixels wide.",
  },
} as const;

/** One image: upload, choice from the library, alternative text, replace and remove. */
export function ImageField({ shape, name = shapes[shape].name, value: image, onChange, errorOf }: ImageFieldProps) {
  const { purpose, box, width, height, says } = shapes[shape];
  return (
    <fieldset id="field-image" className="grid gap-4">
      <legend className="pb-2 font-medium text-small">{name}</legend>
      {image && (
        <div className="grid gap-4 sm:grid-cols-[auto_minmax(0,1fr)] sm:items-start">
          <Image
            src={image.url}
            alt=""
            width={width}
            height={height}
            sizes="16rem"
            className={`${box} bg-raised object-cover`}
          />
          <Textarea
            label="Alternative text"
            required
            rows={4}
            maxLength={500}
            value={image.alt}
            error={errorOf("alt")}
            onChange={({ target }) => onChange({ ...image, alt: target.value })}
          />
        </div>
      )}
      <FileUpload
        name={`File for ${name.toLowerCase()}`}
        accept={imageTypes}
        label={image ? "Replace image" : "Upload image"}
        processingText="Processing…"
        hint={`JPEG, PNG, WebP or AVIF, up to 4 MB. ${says}`}
        error={errorOf("url")}
        onUpload={(file, onPercent) => uploadFile(adminApiPaths.exhibitionImage, { shape }, file, onPercent)}
        // The old description does not fit the new image.
        onUploaded={({ url }) => onChange({ url, alt: "" })}
      >
        <ChooseFromLibrary
          purpose={purpose}
          chosen={image ? [image.url] : []}
          onPick={({ url, alt }) => onChange({ url, alt })}
        />
        {image && (
          <Button variant="quiet" size="small" onClick={() => onChange(null)}>
            Remove
          </Button>
        )}
      </FileUpload>
    </fieldset>
  );
}
