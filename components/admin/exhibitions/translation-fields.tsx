"use client";

import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { StatusBadge } from "@/components/ui/status-badge";
import { Textarea } from "@/components/ui/textarea";
import type { PartProps } from "@/components/ui/use-api-form";
import type { TranslatedList, TranslatedText } from "@/lib/exhibitions/translations/contracts";
import { isOutdated } from "@/lib/exhibitions/translations/rules";

type TextFieldsProps = PartProps<TranslatedText> & {
  name: string;
  language: string;
  lang: string;
  /** The current English. */
  english: string;
  rows?: number;
  hint?: string;
};

/** A text beside its English. Typing takes the review away, because what was read is not there any more. */
export function TranslatedTextFields({ value, onChange, errorOf, ...text }: TextFieldsProps) {
  const { name, language, lang, english, rows = 2, hint } = text;
  return (
    <Pair name={name} status={<ReviewStatus isEmpty={value.text === ""} isReviewed={value.isReviewed} />}>
      <English lang="en">{english}</English>
      <div className="grid content-start gap-2">
        <Textarea
          label={`${name} in ${language}`}
          hideLabel
          lang={lang}
          rows={rows}
          hint={hint}
          value={value.text}
          error={errorOf("text")}
          onChange={({ target }) => onChange({ english, text: target.value, isReviewed: false })}
        />
        {isOutdated(value, english) && (
          <div className="grid justify-items-start gap-2 text-small">
            <p>The English has changed since, so the page shows the English.</p>
            <Button variant="secondary" size="small" onClick={() => onChange({ ...value, english })}>
              The translation still fits
            </Button>
          </div>
        )}
        <ReviewBox
          isEmpty={value.text === ""}
          isReviewed={value.isReviewed}
          onChange={(isReviewed) => onChange({ ...value, isReviewed })}
        />
      </div>
    </Pair>
  );
}

type ListFieldsProps = PartProps<TranslatedList> & {
  name: string;
  language: string;
  lang: string;
  english: readonly { date: string; text: string }[];
};

/** The texts of dated entries beside the English ones; dates and sources stay as they are. */
export function TranslatedListFields({ value, onChange, errorOf, ...list }: ListFieldsProps) {
  const { name, language, lang, english } = list;
  const isEmpty = value.entries.every(({ text }) => text === "");
  const change = (index: number, text: string) =>
    onChange({ entries: value.entries.map((one, i) => (i === index ? { ...one, text } : one)), isReviewed: false });
  return (
    <div className="grid gap-5">
      <ReviewStatus isEmpty={isEmpty} isReviewed={value.isReviewed} />
      <ol className="grid gap-5">
        {value.entries.map((entry, index) => (
          <li key={`${english[index]?.date} ${entry.english}`} className="grid gap-2">
            <b className="text-small">{english[index]?.date}</b>
            <div className="grid gap-x-gutter gap-y-2 lg:grid-cols-2">
              <English lang="en">{entry.english}</English>
              <Textarea
                label={`${name} ${index + 1} in ${language}`}
                hideLabel
                lang={lang}
                rows={2}
                value={entry.text}
                error={errorOf(`entries.${index}.text`)}
                onChange={({ target }) => change(index, target.value)}
              />
            </div>
          </li>
        ))}
      </ol>
      <ReviewBox
        isEmpty={isEmpty}
        isReviewed={value.isReviewed}
        onChange={(isReviewed) => onChange({ ...value, isReviewed })}
      />
    </div>
  );
}

function Pair({ name, status, children }: { name: string; status: ReactNode; children: ReactNode }) {
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <b className="font-medium text-small">{name}</b>
        {status}
      </div>
      <div className="grid gap-x-gutter gap-y-2 lg:grid-cols-2">{children}</div>
    </div>
  );
}

const English = ({ lang, children }: { lang: string; children: string }) => (
  <p lang={lang} className="min-w-0 whitespace-pre-line rounded-control bg-raised p-3 wrap-anywhere">
    {children}
  </p>
);

function ReviewStatus({ isEmpty, isReviewed }: { isEmpty: boolean; isReviewed: boolean }) {
  if (isEmpty)
    return (
      <StatusBadge shape="ring" tone="muted">
        Not translated
      </StatusBadge>
    );
  return isReviewed ? (
    <StatusBadge tone="success">Reviewed</StatusBadge>
  ) : (
    <StatusBadge shape="half" tone="warn">
      Unreviewed
    </StatusBadge>
  );
}

type ReviewBoxProps = { isEmpty: boolean; isReviewed: boolean; onChange: (isReviewed: boolean) => void };

const ReviewBox = ({ isEmpty, isReviewed, onChange }: ReviewBoxProps) => (
  <Checkbox
    label="A native speaker has read this"
    checked={isReviewed && !isEmpty}
    disabled={isEmpty}
    onChange={({ target }) => onChange(target.checked)}
  />
);
