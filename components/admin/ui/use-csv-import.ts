"use client";

import { useState } from "react";
import { type SubmissionOptions, useSubmission } from "@/components/ui/use-submission";
import { type ApiResult, rejection } from "@/lib/api-client/client";
import { notUtf8, readCsv } from "./read-csv";

/** What the API returns for the rows of a file; `plan` is empty until its columns are known. */
export type CsvImportReply = {
  rows: readonly { result: string }[];
  columns: readonly { header: string; field: string | null; samples: readonly string[] }[];
  plan: string;
};
type FieldOf<Reply extends CsvImportReply> = NonNullable<Reply["columns"][number]["field"]>;
type ResultOf<Reply extends CsvImportReply> = Reply["rows"][number]["result"];

/** Without `plan` the rows are checked, with it they are imported. */
export type CsvImportBody<Reply extends CsvImportReply> = {
  csv: string;
  fileName: string;
  columns?: (FieldOf<Reply> | null)[];
  plan?: string;
};

/** A file that was read. */
type Preview<Reply extends CsvImportReply> = Pick<Reply, keyof CsvImportReply> & {
  csv: string;
  fileName: string;
  /** The field of each column; null when all of them were recognised. */
  choices: (FieldOf<Reply> | null)[] | null;
};

type CsvImportOptions<Reply extends CsvImportReply> = {
  /** In characters. */
  maxLength: number;
  errors: SubmissionOptions<unknown>["errors"];
  send: (body: CsvImportBody<Reply>) => Promise<ApiResult<Reply>>;
  /** What follows the import. */
  after: Pick<SubmissionOptions<Reply>, "goTo" | "refresh" | "onDone">;
};

export type CsvImport<Reply extends CsvImportReply> = ReturnType<typeof useCsvImport<Reply>>;

/** An import from CSV: the file is checked without writing anything, its columns can be assigned, then its rows are imported. */
export function useCsvImport<Reply extends CsvImportReply>({
  maxLength,
  errors,
  send,
  after,
}: CsvImportOptions<Reply>) {
  const { busy, message, setMessage, submit } = useSubmission();
  const [isOpen, setOpen] = useState(false);
  const [preview, setPreview] = useState<Preview<Reply> | null>(null);
  const isChecked = preview !== null && preview.plan !== "";

  function clear() {
    setPreview(null);
    setMessage(null);
  }

  async function checkFile(file: File): Promise<ApiResult<Preview<Reply>>> {
    const csv = await readCsv(file);
    if (csv === null) return rejection(notUtf8);
    if (csv.length > maxLength)
      return rejection(`The file is too long: at most ${maxLength.toLocaleString("en")} characters.`);
    const fileName = file.name.slice(-120);
    const result = await send({ csv, fileName });
    if (!result.ok) return result;
    const { rows, columns, plan } = result.data;
    const choices = plan === "" ? columns.map(({ field }) => field as FieldOf<Reply> | null) : null;
    return { ...result, data: { csv, fileName, rows, columns, plan, choices } };
  }

  const toBody = ({ csv, fileName, choices }: Preview<Reply>): CsvImportBody<Reply> => ({
    ...{ csv, fileName },
    ...(choices && { columns: choices }),
  });

  return {
    busy,
    message,
    errors,
    isOpen,
    preview,
    /** Whether the rows of the preview are those that would be imported. */
    isChecked,
    open: () => setOpen(true),
    close() {
      setOpen(false);
      clear();
    },
    setPreview,
    /** How many rows have a result. */
    count: (result: ResultOf<Reply>) => preview?.rows.filter((row) => row.result === result).length ?? 0,
    loadPreview(file: File, onPercent: (percent: number) => void) {
      clear();
      onPercent(100);
      return checkFile(file);
    },
    choose: (choices: (FieldOf<Reply> | null)[]) => preview && setPreview({ ...preview, choices, rows: [], plan: "" }),
    /** Checks the rows again: with other columns, or in another way than `send`. */
    check(sendChanged = send) {
      if (!preview) return;
      void submit(() => sendChanged(toBody(preview)), {
        errors,
        onDone: ({ rows, plan }) => setPreview({ ...preview, rows, plan }),
      });
    },
    importRows() {
      if (!preview) return;
      void submit(() => send({ ...toBody(preview), plan: preview.plan }), { errors, ...after });
    },
  };
}
