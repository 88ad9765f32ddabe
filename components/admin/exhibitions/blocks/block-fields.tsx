"use client";

import { TextBlockEditor } from "@/components/admin/newsletter/text-block";
import { Switch } from "@/components/ui/checkbox";
import { TextField } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";
import { formatNaira, toKobo } from "@/lib/core/money";
import type { BlockOf, BlockReferences } from "@/lib/exhibitions/blocks";
import { SourceFields } from "../source-fields";
import type { BlockFieldsProps, BlockValues, FilmBlockValues, QuoteBlockValues } from "./block-values";
import { MapFields } from "./map-fields";
import { type ReferenceItem, ReferencePicker } from "./reference-picker";
import { SoundFields } from "./sound-fields";
import { TimelineBlockFields } from "./timeline-block-fields";
import { TitleField } from "./title-field";

/** The fields of a block, by its type. */
export function BlockFields({ place, ...props }: BlockFieldsProps<BlockValues> & { place: number }) {
  const { value, onChange, errorOf, references } = props;
  switch (value.type) {
    case "text":
      return (
        <TextBlockEditor block={value} place={place} maxLength={8_000} error={errorOf("text")} onChange={onChange} />
      );
    case "work":
    case "pair":
      return <WorkFields {...props} value={value} />;
    case "quote":
      return <QuotationFields {...props} value={value} />;
    case "timeline":
      return <TimelineBlockFields {...props} value={value} />;
    case "map":
      return <MapFields {...props} value={value} />;
    case "film":
      return <FilmFields {...props} value={value} />;
    case "sound":
      return <SoundFields {...props} value={value} />;
    case "object":
      return <ObjectFields value={value} onChange={onChange} errorOf={errorOf} references={references} />;
  }
}

const toWorkItems = ({ works }: BlockReferences): ReferenceItem[] =>
  works.map(({ id, title, exhibition, about, image }) => ({
    key: id,
    title,
    detail: about ?? exhibition,
    picture: image?.src ?? null,
  }));

function WorkFields({ value, onChange, errorOf, references }: BlockFieldsProps<BlockOf<"work"> | BlockOf<"pair">>) {
  const items = toWorkItems(references);
  const caption = (
    <Textarea
      label="Caption"
      required={value.type === "pair"}
      rows={2}
      maxLength={300}
      value={value.caption}
      error={errorOf("caption")}
      onChange={({ target }) => onChange({ ...value, caption: target.value })}
    />
  );
  const picker = (
    field: string,
    label: string,
    { id, name }: { id: string; name: string },
    pick: (item: ReferenceItem) => void,
  ) => (
    <ReferencePicker
      label={label}
      items={items}
      value={id}
      name={name}
      error={errorOf(`${field}.id`) ?? errorOf(field)}
      onPick={pick}
    />
  );
  const reference = ({ key, title }: ReferenceItem) => ({ id: key, name: title });
  if (value.type === "work")
    return (
      <>
        {picker("work", "Work", value.work, (item) => onChange({ ...value, work: reference(item) }))}
        {caption}
      </>
    );
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        {picker("first", "First work", value.first, (item) => onChange({ ...value, first: reference(item) }))}
        {picker("second", "Second work", value.second, (item) => onChange({ ...value, second: reference(item) }))}
      </div>
      {caption}
    </>
  );
}

function QuotationFields({ value, onChange, errorOf }: BlockFieldsProps<QuoteBlockValues>) {
  const field = (name: "text" | "speaker" | "date") => ({
    value: value[name],
    error: errorOf(name),
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...value, [name]: target.value }),
  });
  return (
    <>
      <Textarea label="Quotation" required rows={3} maxLength={700} {...field("text")} />
      <div className="grid gap-x-gutter gap-y-5 xs:grid-cols-2">
        <TextField label="Speaker" required maxLength={200} {...field("speaker")} />
        <TextField label="Date" required maxLength={80} {...field("date")} />
      </div>
      <SourceFields
        value={value.source}
        onChange={(source) => onChange({ ...value, source })}
        errorOf={(name) => errorOf(name ? `source.${name}` : "source")}
      />
    </>
  );
}

function FilmFields({ value, onChange, errorOf }: BlockFieldsProps<FilmBlockValues>) {
  const isHouse = value.film === "house";
  return (
    <>
      <TitleField title={value.title} error={errorOf("title")} onChange={(title) => onChange({ ...value, title })} />
      <Switch
        label="The museum’s film"
        hint="It has captions. Turn off to link to a film on another site."
        checked={isHouse}
        onChange={({ target }) => onChange({ ...value, film: target.checked ? "house" : "" })}
      />
      {!isHouse && (
        <TextField
          label="Link to the film"
          type="url"
          required
          hint="YouTube or Vimeo. Visitors watch it there."
          value={value.film}
          error={errorOf("film")}
          onChange={({ target }) => onChange({ ...value, film: target.value })}
        />
      )}
      <Textarea
        label="What is seen and heard"
        required
        rows={3}
        maxLength={600}
        value={value.caption}
        error={errorOf("caption")}
        onChange={({ target }) => onChange({ ...value, caption: target.value })}
      />
    </>
  );
}

function ObjectFields({ value, onChange, errorOf, references }: BlockFieldsProps<BlockOf<"object">>) {
  const items = references.products.map(({ slug, name, image, price }) => ({
    key: slug,
    title: name,
    detail: formatNaira(toKobo(price)),
    picture: image?.url ?? null,
  }));
  return (
    <>
      <ReferencePicker
        label="Drop"
        items={items}
        value={value.product}
        error={errorOf("product")}
        onPick={({ key }) => onChange({ ...value, product: key })}
      />
      <Textarea
        label="Caption"
        rows={2}
        maxLength={300}
        value={value.caption}
        error={errorOf("caption")}
        onChange={({ target }) => onChange({ ...value, caption: target.value })}
      />
    </>
  );
}
