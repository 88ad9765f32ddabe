"use client";

import { ArrowDown, ArrowUp, X } from "lucide-react";
import Link from "next/link";
import { type FormEvent, useRef, useState } from "react";
import { FormMessage } from "@/components/ui/alert";
import { Button, IconButton } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { Form } from "@/components/ui/form";
import { Image } from "@/components/ui/image";
import { Textarea } from "@/components/ui/textarea";
import { useSubmission } from "@/components/ui/use-submission";
import { api } from "@/lib/api-client/client";
import { accountApiPaths } from "@/lib/core/urls/account-api-paths";
import { paths } from "@/lib/core/urls/paths";
import type { OwnWall, WallWork } from "@/lib/personal-walls/contracts";
import { MAX_CAPTION_LENGTH, MAX_TITLE_LENGTH, MAX_WALL_WORKS, moveItem } from "@/lib/personal-walls/rules";
import { WorkPicker } from "./work-picker";

type WallEditorProps = { wall: OwnWall; choice: readonly WallWork[] };

/** The title, the works in their order with their captions, and what else can be chosen. Saved as a whole. */
export function WallEditor({ wall, choice }: WallEditorProps) {
  const [title, setTitle] = useState(wall.title);
  const [works, setWorks] = useState<readonly WallWork[]>(wall.works);
  const [version, setVersion] = useState(wall.version);
  const [isChanged, setChanged] = useState(false);
  const [announcement, announce] = useState("");
  const list = useRef<HTMLOListElement>(null);
  const { busy, message, submit } = useSubmission();
  const rest = choice.filter(({ work }) => works.every((own) => own.work !== work));

  function change(next: readonly WallWork[], text: string) {
    setWorks(next);
    setChanged(true);
    announce(text);
  }
  function move(index: number, by: -1 | 1) {
    const moved = moveItem(works, index, by);
    change(moved, `${works[index]?.title} is number ${index + by + 1} of ${works.length}.`);
  }
  function remove(index: number) {
    change(works.toSpliced(index, 1), `${works[index]?.title} is off your wall.`);
    list.current?.focus();
  }
  function write(index: number, caption: string) {
    setWorks(works.map((work, at) => (at === index ? { ...work, caption } : work)));
    setChanged(true);
  }
  function save(event: FormEvent) {
    event.preventDefault();
    const body = { title, works: works.map(({ work, caption }) => ({ work, caption })), version };
    void submit(() => api.put(accountApiPaths.wall, body), {
      errors: { offline: "Network error", otherwise: "Failed to save your wall" },
      toast: "Saved",
      refresh: true,
      onDone: (reply) => {
        setTitle(reply.wall.title);
        setWorks(reply.wall.works);
        setVersion(reply.wall.version);
        setChanged(false);
      },
    });
  }

  return (
    <div className="grid gap-12">
      <Form onSubmit={save} className="grid gap-6">
        <TextField
          label="Title of the wall"
          value={title}
          maxLength={MAX_TITLE_LENGTH}
          onChange={({ target }) => {
            setTitle(target.value);
            setChanged(true);
          }}
        />
        {works.length > 0 ? (
          <ol ref={list} tabIndex={-1} aria-label="Works on your wall" className="grid gap-6">
            {works.map((work, index) => (
              <WallRow
                key={work.work}
                work={work}
                index={index}
                total={works.length}
                onMove={(by) => move(index, by)}
                onRemove={() => remove(index)}
                onWrite={(caption) => write(index, caption)}
              />
            ))}
          </ol>
        ) : (
          <p className="max-w-[44ch] font-normal font-read text-muted text-read">
            Nothing is on it yet. Choose a work below, or press “Put on my wall” beside one.
          </p>
        )}
        {works.length < MAX_WALL_WORKS && rest.length > 0 && (
          <WorkPicker
            works={rest}
            onChoose={(work) => change([...works, work], `${work.title} is number ${works.length + 1} on your wall.`)}
          />
        )}
        {works.length >= MAX_WALL_WORKS && (
          <p className="text-muted">{`A wall has space for ${MAX_WALL_WORKS} works. Take one off to choose another.`}</p>
        )}
        <noscript>
          <p className="text-warn">Title, captions and order can be changed with JavaScript only.</p>
        </noscript>
        <FormMessage message={message} />
        <div
          className={`flex flex-wrap items-center gap-x-6 gap-y-3 bg-ground py-3 ${isChanged ? "sticky bottom-0 border-line-strong border-t" : ""}`}
        >
          <Button type="submit" loading={busy && "Saving…"}>
            Save
          </Button>
          <p className="text-muted text-small">{isChanged ? "Not saved yet." : ""}</p>
        </div>
        <p aria-live="polite" className="sr-only">
          {announcement}
        </p>
      </Form>
      <p>
        <Link href={paths.works} prefetch={false} className="link inline-flex min-h-tap items-center">
          Browse all works
        </Link>
      </p>
    </div>
  );
}

type WallRowProps = {
  work: WallWork;
  index: number;
  total: number;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
  onWrite: (caption: string) => void;
};

function WallRow({ work, index, total, onMove, onRemove, onWrite }: WallRowProps) {
  const { title, about, page, portrait, caption } = work;
  const left = MAX_CAPTION_LENGTH - caption.length;
  return (
    <li className="grid grid-cols-[5.5rem_minmax(0,1fr)] items-start gap-x-5 gap-y-3 border-line border-t pt-6 sm:grid-cols-[8rem_minmax(0,1fr)_auto]">
      {portrait ? (
        <Image
          src={portrait.src}
          alt={work.alt}
          width={portrait.width}
          height={portrait.height}
          sizes="128px"
          className="aspect-4/5 w-full border-4 border-frame object-cover shadow-frame"
        />
      ) : (
        <span className="grid aspect-4/5 place-items-center bg-raised p-2 text-center text-muted text-tiny">
          Not public any more
        </span>
      )}
      <div className="grid min-w-0 gap-3 max-sm:contents">
        <p className="grid min-w-0 gap-0.5">
          <span className="break-words font-bold text-base">{title}</span>
          <span className="text-muted text-small">{page === null ? "Visitors do not see it." : about}</span>
        </p>
        <Textarea
          label={`Caption of ${title}`}
          hint={left < 60 && `${left} characters left`}
          rows={2}
          maxLength={MAX_CAPTION_LENGTH}
          value={caption}
          onChange={({ target }) => onWrite(target.value)}
          className="max-sm:col-span-full"
        />
      </div>
      <div className="flex max-sm:col-span-full sm:grid">
        <IconButton
          label={`Move ${title} up`}
          aria-disabled={index === 0 || undefined}
          onClick={() => index > 0 && onMove(-1)}
        >
          <ArrowUp aria-hidden className="size-5" />
        </IconButton>
        <IconButton
          label={`Move ${title} down`}
          aria-disabled={index === total - 1 || undefined}
          onClick={() => index < total - 1 && onMove(1)}
        >
          <ArrowDown aria-hidden className="size-5" />
        </IconButton>
        <IconButton label={`Take ${title} off`} onClick={onRemove}>
          <X aria-hidden className="size-5" />
        </IconButton>
      </div>
    </li>
  );
}
