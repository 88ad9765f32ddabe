"use client";

import { useState } from "react";
import { FileUpload, imageTypes } from "@/components/admin/ui/file-upload";
import { uploadFile } from "@/components/admin/ui/upload-file";
import { useDebounced } from "@/components/admin/ui/use-debounced";
import { useApi } from "@/lib/api-client/use-api";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import type { Card, CardKind } from "@/lib/newsletter/blocks";
import type { LibraryPicture } from "@/lib/newsletter/issue-contracts";
import { PickDialog } from "./pick-dialog";

export const cardNames: Record<CardKind, string> = { product: "Drop", event: "Event", artwork: "Work" };

type CardPickerProps = { kind: CardKind; open: boolean; onClose: () => void; onPick: (card: Card) => void };

/** Picks a public drop, event or work by name. */
export function CardPicker({ kind, open, onClose, onPick }: CardPickerProps) {
  const [name, setName] = useState("");
  const q = useDebounced(name);
  const { data, error } = useApi(open ? adminApiPaths.newsletterCards : null, {
    query: { kind, q },
    keepPreviousData: true,
  });
  return (
    <PickDialog
      title={`Add ${kind === "event" ? "an" : "a"} ${cardNames[kind].toLowerCase()}`}
      open={open}
      onClose={onClose}
      onType={setName}
      items={data?.cards.map(({ ref, ...card }) => ({ key: ref, ...card }))}
      failed={error !== undefined}
      onPick={(key) => {
        const card = data?.cards.find(({ ref }) => ref === key);
        if (card) onPick(card);
      }}
      none="Nothing public has this name."
    />
  );
}

type PicturePickerProps = { open: boolean; onClose: () => void; onPick: (picture: LibraryPicture) => void };

/** Picks a picture of the media library, or uploads one to it. */
export function PicturePicker({ open, onClose, onPick }: PicturePickerProps) {
  const [name, setName] = useState("");
  const q = useDebounced(name);
  const { data, error } = useApi(open ? adminApiPaths.newsletterPictures : null, {
    query: { q },
    keepPreviousData: true,
  });
  return (
    <PickDialog
      title="Choose a picture"
      open={open}
      onClose={onClose}
      onType={setName}
      items={data?.pictures.map(({ url, title, alt }) => ({
        key: url,
        title: title || "Untitled",
        detail: alt,
        picture: url,
      }))}
      failed={error !== undefined}
      onPick={(key) => {
        const picture = data?.pictures.find(({ url }) => url === key);
        if (picture) onPick(picture);
      }}
      none="The library has no such picture. Upload one."
    >
      <FileUpload
        name="Picture file"
        accept={imageTypes}
        label="Upload a picture"
        processingText="Processing…"
        hint="JPEG, PNG, WebP or AVIF, up to 4 MB. Cropped to 8:5. At least 1,200 pixels wide."
        onUpload={(file, onPercent) => uploadFile(adminApiPaths.exhibitionImage, { shape: "cover" }, file, onPercent)}
        onUploaded={({ url }) => onPick({ url, title: "", alt: "" })}
      />
    </PickDialog>
  );
}
