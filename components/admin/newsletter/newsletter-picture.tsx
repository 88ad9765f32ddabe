"use client";

import { PicturePicker } from "@/components/admin/media/picture-picker";
import { FileUpload, imageTypes } from "@/components/admin/ui/file-upload";
import { uploadFile } from "@/components/admin/ui/upload-file";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import type { LibraryPicture } from "@/lib/media/contracts";

type NewsletterPictureProps = { open: boolean; onClose: () => void; onPick: (picture: LibraryPicture) => void };

/** Picks a picture of the media library, or uploads one to it. */
export function NewsletterPicture({ open, onClose, onPick }: NewsletterPictureProps) {
  return (
    <PicturePicker open={open} onClose={onClose} onPick={onPick}>
      <FileUpload
        name="Picture file"
        accept={imageTypes}
        label="Upload a picture"
        processingText="Processing…"
        hint="JPEG, PNG, WebP or AVIF, up to 4 MB. Cropped to 8:5. At least 1,200 pixels wide."
        onUpload={(file, onPercent) => uploadFile(adminApiPaths.exhibitionImage, { shape: "cover" }, file, onPercent)}
        onUploaded={({ url }) => onPick({ url, title: "", alt: "" })}
      />
    </PicturePicker>
  );
}
