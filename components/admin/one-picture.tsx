"use client";

import { type ChangeEvent, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Message } from "@/components/ui/message";
import { Picture } from "@/components/ui/picture";
import { Textarea } from "@/components/ui/textarea";
import { useWork } from "@/components/ui/use-work";
import { deskCalls } from "@/lib/platform/desk-calls";
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
  const work = useWork();
  const chooser = useRef<HTMLInputElement>(null);
  const [percent, setPercent] = useState(0);
  const [problem, setProblem] = useState("");
  const { name, box, width, height, says } = kinds[shape];

  async function upload(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0];
    event.target.value = "";
    if (!file || !work.begin()) return;
    setProblem("");
    setPercent(0);
    const result = await sendFile<{ url: string }>(deskCalls.exhibitionPicture(shape), file, setPercent);
    work.end();
    if (!result.ok) return setProblem(`❌ ${result.error}`);
    // What the old picture showed is not what the new one shows.
    onChange({ url: result.data.url, alt: "" });
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
      <input
        ref={chooser}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif"
        onChange={(event) => void upload(event)}
        className="sr-only"
        tabIndex={-1}
        aria-label={`File for ${name.toLowerCase()}`}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          look="secondary"
          size="small"
          busy={work.busy && (percent < 100 ? `Uploading, ${percent} %` : "Making its sizes…")}
          onClick={() => chooser.current?.click()}
        >
          {picture ? "Upload another picture" : "Upload a picture"}
        </Button>
        {picture && (
          <Button look="quiet" size="small" onClick={() => onChange(null)}>
            Take it away
          </Button>
        )}
        <p className="text-muted text-tiny">{`JPEG, PNG, WebP or AVIF, up to 4 MB. ${says}`}</p>
      </div>
      <Message>{problem || (errors.url && `❌ ${errors.url}`)}</Message>
    </fieldset>
  );
}
