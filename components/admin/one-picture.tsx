"use client";

import { Button } from "@/components/ui/button";
import { Picture } from "@/components/ui/picture";
import { Textarea } from "@/components/ui/textarea";
import { deskCalls } from "@/lib/platform/desk-calls";
import { FileUpload, pictureTypes } from "./file-upload";
import { sendFile } from "./send-file";

export type OnePictureValue = { url: string; alt: string } | null;

type OnePictureProps = {
  shape: "work" | "cover";
  picture: OnePictureValue;
  onChange: (picture: OnePictureValue) => void;
  errors: { url?: string | undefined; alt?: string | undefined };
};

const kinds = {
  work: {
    name: "The picture of the work",
    box: "aspect-4/5 w-40",
    width: 960,
    height: 1200,
    says: "It hangs as a sheet of 4 by 5; at least 960 pixels wide.",
  },
  cover: {
    name: "The cover",
    box: "aspect-8/5 w-64",
    width: 1600,
    height: 1000,
    says: "It is cut to 8 by 5; at least 1200 pixels wide.",
  },
};

/** One picture: uploaded, described for those who do not see it, changed for another or taken away. */
export function OnePicture({ shape, picture, onChange, errors }: OnePictureProps) {
  const { name, box, width, height, says } = kinds[shape];

  async function send(file: File, onPercent: (percent: number) => void) {
    const result = await sendFile<{ url: string }>(deskCalls.exhibitionPicture(shape), file, onPercent);
    if (!result.ok) return result.error;
    // What the old picture showed is not what the new one shows.
    onChange({ url: result.data.url, alt: "" });
    return null;
  }

  return (
    <fieldset className="grid gap-4">
      <legend className="pb-2 font-medium text-small">{name}</legend>
      {picture && (
        <div className="grid gap-4 sm:grid-cols-[auto_minmax(0,1fr)] sm:items-start">
          <Picture
            src={picture.url}
            alt=""
            width={width}
            height={height}
            sizes="16rem"
            className={`${box} bg-raised object-cover`}
          />
          <Textarea
            label="What it shows, for those who do not see it"
            required
            rows={4}
            maxLength={500}
            value={picture.alt}
            error={errors.alt}
            onChange={({ target }) => onChange({ ...picture, alt: target.value })}
          />
        </div>
      )}
      <FileUpload
        name={`File for ${name.toLowerCase()}`}
        accept={pictureTypes}
        label={picture ? "Upload another picture" : "Upload a picture"}
        making="Making its sizes…"
        says={`JPEG, PNG, WebP or AVIF, up to 4 MB. ${says}`}
        error={errors.url}
        send={send}
      >
        {picture && (
          <Button look="quiet" size="small" onClick={() => onChange(null)}>
            Take it away
          </Button>
        )}
      </FileUpload>
    </fieldset>
  );
}
