"use client";

import { Upload } from "lucide-react";
import { createContext, type DragEvent, type ReactNode, use, useEffect, useEffectEvent, useRef, useState } from "react";
import { perkLabels } from "@/components/subscriptions/tiers";
import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/select";
import { perkNames } from "@/lib/auth/contracts";
import { isKeyOf } from "@/lib/core/records";
import type { MediaUpload } from "@/lib/media/contracts";
import { toTarget, type UploadSettings } from "./guess-target";
import { sizeLabel, targetLabel } from "./media-labels";
import { UploadQueue } from "./upload-queue";
import { useUploadQueue } from "./use-upload-queue";

type MediaUploaderProps = {
  exhibitions: readonly { slug: string; title: string }[];
  /** Uploads that were interrupted, on this device or another one. */
  unfinished: readonly MediaUpload[];
};

const kinds: Record<UploadSettings["kind"], { label: string; takes: string }> = {
  content: {
    label: "Members’ content",
    takes: "Pictures up to 20 MB, sound 50 MB, film 200 MB, PDF, Word or text 25 MB.",
  },
  download: { label: "Download for members", takes: "PDF, pictures, sound, film, Word, text or ZIP, up to 50 MB." },
  product: { label: "Product picture", takes: "JPEG, PNG, WebP or AVIF, up to 20 MB." },
  artwork: { label: "Artwork", takes: "JPEG, PNG, WebP or AVIF, up to 20 MB, at least 960 pixels wide." },
  cover: { label: "Exhibition cover", takes: "JPEG, PNG, WebP or AVIF, up to 20 MB, at least 1,200 pixels wide." },
  sound: { label: "Ambient sound", takes: "MP3, up to 20 MB." },
};

type UploaderState = { isOpen: boolean; setOpen: (open: boolean) => void };

const UploaderContext = createContext<UploaderState>({ isOpen: false, setOpen: () => {} });
const PANEL_ID = "add-files";

/** Around a page with the button and the form for adding files. */
export function MediaUploads({ isOpenAtFirst, children }: { isOpenAtFirst: boolean; children: ReactNode }) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  return <UploaderContext value={{ isOpen, setOpen }}>{children}</UploaderContext>;
}

/** Opens and closes the form, from the header of the page. */
export function AddFilesButton() {
  const { isOpen, setOpen } = use(UploaderContext);
  return (
    <Button size="small" aria-expanded={isOpen} aria-controls={PANEL_ID} onClick={() => setOpen(!isOpen)}>
      <Upload aria-hidden className="size-4" />
      Add files
    </Button>
  );
}

/** Adds files by drag and drop or the file dialog. It opens by its button, or when files are dragged over the page. An interrupted upload goes on when the same file is chosen again. */
export function MediaUploader({ exhibitions, unfinished }: MediaUploaderProps) {
  const { queue, add, retry, cancel, clear } = useUploadQueue();
  const input = useRef<HTMLInputElement>(null);
  const section = useRef<HTMLElement>(null);
  const { isOpen, setOpen } = use(UploaderContext);
  const [settings, setSettings] = useState<UploadSettings>({
    kind: "content",
    exhibition: exhibitions[0]?.slug ?? "",
    requiredPerk: null,
    level: "basic",
  });
  const change = (part: Partial<UploadSettings>) => setSettings({ ...settings, ...part });
  const inQueue = new Set(queue.map(({ upload }) => upload?.id));
  const interrupted = unfinished.filter(({ id, target }) => !inQueue.has(id) && target.kind !== "replacement");

  function addFiles(files: readonly File[]) {
    const waiting = [...interrupted];
    add(
      files.map((file) => {
        const at = waiting.findIndex(({ name, size }) => name === file.name && size === file.size);
        const [upload] = at < 0 ? [] : waiting.splice(at, 1);
        return { file, upload, target: upload?.target ?? toTarget(file, settings) };
      }),
    );
  }

  return (
    <section
      ref={section}
      aria-label="Add files"
      className={`scroll-mt-20 ${isOpen || interrupted.length > 0 || queue.length > 0 ? "grid gap-5 pb-6" : ""}`}
    >
      <div id={PANEL_ID} hidden={!isOpen}>
        <div className="grid gap-5 rounded-card border border-line bg-surface p-4 sm:p-5">
          <div className="grid gap-4 xs:grid-cols-2 md:grid-cols-3">
            <Select
              label="Add as"
              value={settings.kind}
              onChange={({ target }) => isKeyOf(kinds, target.value) && change({ kind: target.value })}
            >
              {Object.entries(kinds).map(([kind, { label }]) => (
                <option key={kind} value={kind}>
                  {label}
                </option>
              ))}
            </Select>
            {settings.kind === "content" && (
              <>
                <Select
                  label="Exhibition"
                  value={settings.exhibition}
                  onChange={({ target }) => change({ exhibition: target.value })}
                >
                  {exhibitions.map(({ slug, title }) => (
                    <option key={slug} value={slug}>
                      {title}
                    </option>
                  ))}
                </Select>
                <Select
                  label="Required perk"
                  value={settings.requiredPerk ?? ""}
                  onChange={({ target }) =>
                    change({ requiredPerk: perkNames.find((perk) => perk === target.value) ?? null })
                  }
                >
                  <option value="">None: every plan</option>
                  {perkNames.map((perk) => (
                    <option key={perk} value={perk}>
                      {`${perkLabels[perk].label} (${perkLabels[perk].from})`}
                    </option>
                  ))}
                </Select>
              </>
            )}
            {settings.kind === "download" && (
              <Select
                label="Plans"
                value={settings.level}
                onChange={({ target }) => change({ level: target.value === "exclusive" ? "exclusive" : "basic" })}
              >
                <option value="basic">All plans</option>
                <option value="exclusive">Annual and Collector</option>
              </Select>
            )}
          </div>
          <DropZone
            onFiles={addFiles}
            onDragOverPage={() => {
              setOpen(true);
              section.current?.scrollIntoView({ block: "nearest" });
            }}
          >
            <Upload aria-hidden className="size-7 text-accent-ink" />
            <p className="font-semibold">Drop files here</p>
            <p className="max-w-[52ch] text-muted text-small">
              {kinds[settings.kind].takes} The type is detected from the contents; pictures are re-encoded.
            </p>
            <Button variant="secondary" size="small" onClick={() => input.current?.click()}>
              Choose files
            </Button>
            <input
              ref={input}
              type="file"
              multiple
              tabIndex={-1}
              aria-label="Files to add"
              className="sr-only"
              onChange={({ target }) => {
                addFiles([...(target.files ?? [])]);
                target.value = "";
              }}
            />
          </DropZone>
        </div>
      </div>
      {interrupted.length > 0 && <Interrupted uploads={interrupted} />}
      {queue.length > 0 && <UploadQueue queue={queue} onRetry={retry} onCancel={cancel} onClear={clear} />}
    </section>
  );
}

type DropZoneProps = {
  onFiles: (files: readonly File[]) => void;
  /** Files are dragged over the page; the area may still be hidden. */
  onDragOverPage: () => void;
  children: ReactNode;
};

/** An area for dropped files. A file dropped beside it does not replace the page. */
function DropZone({ onFiles, onDragOverPage, children }: DropZoneProps) {
  const showArea = useEffectEvent((event: globalThis.DragEvent) => {
    if (event.dataTransfer?.types.includes("Files")) onDragOverPage();
  });
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const ignore = (event: globalThis.DragEvent) => event.preventDefault();
    const enter = (event: globalThis.DragEvent) => showArea(event);
    window.addEventListener("dragenter", enter);
    window.addEventListener("dragover", ignore);
    window.addEventListener("drop", ignore);
    return () => {
      window.removeEventListener("dragenter", enter);
      window.removeEventListener("dragover", ignore);
      window.removeEventListener("drop", ignore);
    };
  }, []);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const files = [...event.dataTransfer.files];
    if (files.length > 0) onFiles(files);
  };
  return (
    <fieldset
      aria-label="Drop files"
      onDragEnter={() => setIsOver(true)}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      className={`grid justify-items-center gap-3 rounded-card border-2 border-dashed px-4 py-6 text-center ${isOver ? "border-accent bg-raised" : "border-line-strong"}`}
    >
      {children}
    </fieldset>
  );
}

function Interrupted({ uploads }: { uploads: readonly MediaUpload[] }) {
  return (
    <div className="grid gap-2 border-warn border-s-4 bg-raised p-4">
      <p className="font-semibold text-small">
        {uploads.length === 1 ? "One upload was interrupted." : `${uploads.length} uploads were interrupted.`} Choose
        the same files again: each goes on where it stopped.
      </p>
      <ul className="grid gap-1 text-muted text-small">
        {uploads.map(({ id, name, size, target }) => (
          <li key={id} className="wrap-anywhere">
            {`${name}, ${sizeLabel(size)}, ${targetLabel(target)}`}
          </li>
        ))}
      </ul>
    </div>
  );
}
