"use client";

import { type ReactNode, useState } from "react";
import { PickDialog } from "@/components/admin/ui/pick-dialog";
import { usePickSearch } from "@/components/admin/ui/use-pick-search";
import { Button } from "@/components/ui/button";
import { useApi } from "@/lib/api-client/use-api";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import type { LibraryPicture, PicturesQuery } from "@/lib/media/contracts";

type PicturePickerProps = {
  open: boolean;
  onClose: () => void;
  onPick: (picture: LibraryPicture) => void;
  /** Where the picture is to be shown; without it every picture fits. */
  purpose?: PicturesQuery["purpose"];
  /** The URLs of pictures that are not offered again. */
  chosen?: readonly string[];
  /** Shown below the list. */
  children?: ReactNode;
};

/** Picks a picture of the media library by name. */
export function PicturePicker({ open, onClose, onPick, purpose, chosen = [], children }: PicturePickerProps) {
  const { q, propsOf } = usePickSearch();
  const found = useApi(open ? adminApiPaths.libraryPictures : null, {
    query: { q, purpose },
    keepPreviousData: true,
  });
  return (
    <PickDialog
      title="Choose a picture"
      open={open}
      onClose={onClose}
      {...propsOf(found)}
      items={found.data?.pictures
        .filter(({ url }) => !chosen.includes(url))
        .map((picture) => ({
          key: picture.url,
          title: picture.title || "Untitled",
          detail: picture.alt,
          picture: picture.url,
          value: picture,
        }))}
      onPick={onPick}
      none="The library has no such picture. Upload one."
    >
      {children}
    </PickDialog>
  );
}

/** A button that opens the pictures of the library. */
export function ChooseFromLibrary({ onPick, ...picker }: Pick<PicturePickerProps, "onPick" | "purpose" | "chosen">) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
        Choose from the library
      </Button>
      <PicturePicker
        {...picker}
        open={open}
        onClose={() => setOpen(false)}
        onPick={(picture) => {
          setOpen(false);
          onPick(picture);
        }}
      />
    </>
  );
}
