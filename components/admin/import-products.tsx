"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Message } from "@/components/ui/message";
import { notify } from "@/components/ui/toast";
import { useWork } from "@/components/ui/use-work";
import { type ApiResult, api, complaintAbout } from "@/lib/http/api-client";
import { deskCalls } from "@/lib/platform/desk-calls";
import { type ImportedRow, type ImportReply, mostImported, mostTableLength } from "@/lib/shop/import-contracts";
import { FileUpload } from "./file-upload";
import { ImportedRows } from "./imported-rows";

type Rehearsal = { csv: string; name: string; rows: ImportReply["rows"]; plan: string };

const products = (count: number) => `${count} ${count === 1 ? "product" : "products"}`;

function complain(result: Extract<ApiResult<ImportReply>, { ok: false }>): string {
  const why = Object.values(result.fields ?? {})[0];
  const said = complaintAbout(result, { offline: "Network error", otherwise: "Failed to import products" });
  return `${said}${why ? `. ${why}` : ""}`;
}

/** A table of products: every row first says what would become of it; then all of them are saved, or none. */
export function ImportProducts() {
  const router = useRouter();
  const work = useWork();
  const [open, setOpen] = useState(false);
  const [rehearsed, setRehearsed] = useState<Rehearsal | null>(null);
  const [problem, setProblem] = useState("");
  const count = (result: ImportedRow["result"]) => rehearsed?.rows.filter((row) => row.result === result).length ?? 0;
  const wrong = count("error");
  const saving = count("create") + count("update");

  function close() {
    setOpen(false);
    setRehearsed(null);
    setProblem("");
  }

  async function rehearse(file: File, onPercent: (percent: number) => void): Promise<string | null> {
    setProblem("");
    setRehearsed(null);
    onPercent(100);
    // What another encoding makes of a letter is seen here, not in the shop.
    const csv = await file
      .arrayBuffer()
      .then((bytes) => new TextDecoder("utf-8", { fatal: true }).decode(bytes))
      .catch(() => null);
    if (csv === null) return "Save the table as CSV UTF-8, then choose it again.";
    if (csv.length > mostTableLength) return "The table is too long: at most 400,000 letters at once.";
    const result = await api.post<ImportReply>(deskCalls.importProducts, { csv });
    if (!result.ok) return complain(result);
    setRehearsed({ csv, name: file.name, rows: result.data.rows, plan: result.data.plan });
    return null;
  }

  async function save() {
    if (!rehearsed || !work.begin()) return;
    setProblem("");
    const { csv, plan } = rehearsed;
    const result = await api.post<ImportReply>(deskCalls.importProducts, { csv, plan });
    work.end();
    if (!result.ok) return setProblem(`❌ ${complain(result)}`);
    notify.success(`${products(saving)} imported`);
    close();
    router.refresh();
  }

  return (
    <>
      <Button look="secondary" size="small" onClick={() => setOpen(true)}>
        Import a CSV
      </Button>
      <Dialog open={open} onClose={close} title="Import products" sheet>
        <p className="text-muted text-small">
          A slug that is known changes its product, another one makes a new one. A column that is left out stays as it
          is. Nothing is saved before you have seen what each row does.
        </p>
        <FileUpload
          name="Table of products"
          accept=".csv,text/csv"
          label={rehearsed ? "Choose another table" : "Choose a table"}
          making="Reading the table…"
          says={`CSV as “Save as CSV” writes it, at most ${mostImported} rows.`}
          send={rehearse}
        />
        <p role="status" className="font-medium text-small wrap-anywhere">
          {rehearsed &&
            `${rehearsed.name}: ${count("create")} new, ${count("update")} changed, ${count("same")} as they are, ${wrong} with errors.`}
        </p>
        {rehearsed && saving + wrong > 0 && <ImportedRows rows={rehearsed.rows} />}
        {wrong > 0 && (
          <Message>⚠️ Nothing can be saved while a row has errors. Mend it and choose the table again.</Message>
        )}
        <Message>{problem}</Message>
        <div className="flex flex-wrap gap-3">
          {rehearsed && wrong === 0 && saving > 0 && (
            <Button busy={work.busy && "Importing…"} onClick={() => void save()}>
              Import {products(saving)}
            </Button>
          )}
          <Button look="quiet" onClick={close}>
            Close without saving
          </Button>
        </div>
      </Dialog>
    </>
  );
}
