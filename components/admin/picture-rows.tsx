"use client";

import { ArrowUp, Trash2 } from "lucide-react";
import { RoundButton } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { Picture } from "@/components/ui/picture";
import { deskCalls } from "@/lib/platform/desk-calls";
import { FileUpload, pictureTypes } from "./file-upload";
import type { PictureDraft } from "./product-draft";
import { sendFile } from "./send-file";

type PictureRowsProps = {
  pictures: PictureDraft[];
  onChange: (pictures: PictureDraft[]) => void;
  error?: string | undefined;
};

/** The pictures of a drop: uploaded one by one, described, brought to the front or taken away. */
export function PictureRows({ pictures, onChange, error }: PictureRowsProps) {
  async function send(file: File, onPercent: (percent: number) => void) {
    const result = await sendFile<{ url: string }>(deskCalls.productPicture, file, onPercent);
    if (!result.ok) return result.error;
    onChange([...pictures, { key: result.data.url, url: result.data.url, alt: "" }]);
    return null;
  }

  const change = (key: string, part: Partial<PictureDraft>) =>
    onChange(pictures.map((picture) => (picture.key === key ? { ...picture, ...part } : picture)));
  const toFront = (picture: PictureDraft) => onChange([picture, ...pictures.filter(({ key }) => key !== picture.key)]);

  return (
    <fieldset className="grid gap-4">
      <legend className="pb-2 font-medium text-small">Images</legend>
      {pictures.length > 0 && (
        <ol className="grid gap-4">
          {pictures.map((picture, place) => (
            <li key={picture.key} className="grid grid-cols-[4rem_minmax(0,1fr)_auto] items-start gap-3">
              <Picture
                src={picture.url}
                alt=""
                width={480}
                height={600}
                sizes="4rem"
                className="aspect-4/5 w-16 bg-raised object-cover"
              />
              <div className="grid gap-2">
                <TextField
                  label={`What image ${place + 1} shows`}
                  value={picture.alt}
                  maxLength={300}
                  onChange={({ target }) => change(picture.key, { alt: target.value })}
                />
                <p className="wrap-anywhere text-muted text-tiny">{picture.url}</p>
              </div>
              <span className="flex">
                {place > 0 && (
                  <RoundButton label={`Show image ${place + 1} first`} onClick={() => toFront(picture)}>
                    <ArrowUp aria-hidden className="size-5" />
                  </RoundButton>
                )}
                <RoundButton
                  label={`Take image ${place + 1} away`}
                  onClick={() => onChange(pictures.filter(({ key }) => key !== picture.key))}
                >
                  <Trash2 aria-hidden className="size-5" />
                </RoundButton>
              </span>
            </li>
          ))}
        </ol>
      )}
      <FileUpload
        name="Image file"
        accept={pictureTypes}
        label="Upload an image"
        making="Making its sizes…"
        says="JPEG, PNG, WebP or AVIF, up to 4 MB. The first one hangs in the shop."
        error={error}
        send={send}
      />
    </fieldset>
  );
}
