"use client";

import { useRouter } from "next/navigation";
import { type ChangeEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Message } from "@/components/ui/message";
import { notify } from "@/components/ui/toast";
import { useWork } from "@/components/ui/use-work";
import { type ApiResult, api, complaintAbout } from "@/lib/http/api-client";
import { deskCalls } from "@/lib/platform/desk-calls";
import { type ImportedRow, type ImportReply, mostImported, mostTableLength } from "@/lib/shop/import-contracts";

type Rehearsal = { csv: string; name: string; rows: ImportReply["rows"]; plan: string };

const words: Record<ImportedRow["result"], string> = {
  create: "New",
  update: "Changes",
  same: "Stays as it is",
  error: "Error",
};
const order: ImportedRow["result"][] = ["error", "create", "update"];
const products = (count: number) => `${count} ${count === 1 ? "product" : "products"}`;

/** A table of products: every row first says what would become of it; then all of them are saved, or none. */
export function ImportProducts() {
  const router = useRouter();
  const work = useWork();
  const [open, setOpen] = useState(false);
  const [rehearsed, setRehearsed] = useState<Rehearsal | null>(null);
  const [problem, setProblem] = useState("");
  const of = (result: ImportedRow["result"]) => rehearsed?.rows.filter((row) => row.result === result) ?? [];
  const wrong = of("error").length;
  const saving = of("create").length + of("update").length;

  function complain(result: Extract<ApiResult<ImportReply>, { ok: false }>) {
    const why = Object.values(result.fields ?? {})[0];
    const said = complaintAbout(result, { offline: "Network error", otherwise: "Failed to import products" });
    setProblem(`❌ ${said}${why ? `. ${why}` : ""}`);
  }

  async function rehearse(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0];
    event.target.value = "";
    if (!file || !work.begin()) return;
    setProblem("");
    setRehearsed(null);
    // What another encoding makes of a letter is seen here, not in the shop.
    const csv = await file
      .arrayBuffer()
      .then((bytes) => new TextDecoder("utf-8", { fatal: true }).decode(bytes))
      .catch(() => null);
    if (csv === null || csv.length > mostTableLength) {
      work.end();
      return setProblem(
        csv === null
          ? "❌ Save the table as CSV UTF-8, then choose it again."
          : "❌ The table is too long: at most 400,000 letters at once.",
      );
    }
    const result = await api.post<ImportReply>(deskCalls.importProducts, { csv });
    work.end();
    if (!result.ok) return complain(result);
    setRehearsed({ csv, name: file.name, rows: result.data.rows, plan: result.data.plan });
  }

  async function save() {
    if (!rehearsed || !work.begin()) return;
    setProblem("");
    const { csv, plan } = rehearsed;
    const result = await api.post<ImportReply>(deskCalls.importProducts, { csv, plan });
    work.end();
    if (!result.ok) return complain(result);
    notify.success(`${products(saving)} imported`);
    setOpen(false);
    setRehearsed(null);
    router.refresh();
  }

  return (
    <>
      <Button look="secondary" size="small" onClick={() => setOpen(true)}>
        Import a CSV
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Import products">
        <p className="text-muted text-small">
          A table as “Save as CSV” writes it, with at most {mostImported} rows. A slug that is known changes its
          product, another one makes a new one. A column that is left out stays as it is. Nothing is saved before you
          have seen what each row does.
        </p>
        <label className="grid gap-1.5 font-medium text-small">
          Table
          <input
            type="file"
            accept=".csv,text/csv"
            disabled={work.busy}
            onChange={(event) => void rehearse(event)}
            className="min-h-tap w-full text-small"
          />
        </label>
        <p role="status" className="font-medium text-small">
          {work.busy && !rehearsed && "Reading the table…"}
          {rehearsed &&
            `${rehearsed.name}: ${of("create").length} new, ${of("update").length} changed, ${of("same").length} as they are, ${wrong} with errors.`}
        </p>
        {rehearsed && saving + wrong > 0 && (
          <ol aria-label="Rows" className="grid gap-2 border-line border-y py-3 text-small">
            {order.flatMap(of).map(({ line, slug, result, changed, error }) => (
              <li key={line} className="grid wrap-anywhere">
                <b className="font-semibold">
                  Row {line}, {slug || "without a slug"}
                </b>
                <span className={result === "error" ? "text-warn" : "text-muted"}>
                  {words[result]}
                  {error ? `: ${error}` : result === "update" && `: ${changed.join(", ")}`}
                </span>
              </li>
            ))}
          </ol>
        )}
        <Message>{problem}</Message>
        <div className="flex flex-wrap gap-3">
          {rehearsed && wrong === 0 && saving > 0 && (
            <Button busy={work.busy && "Importing…"} onClick={() => void save()}>
              Import {products(saving)}
            </Button>
          )}
          <Button look="quiet" onClick={() => setOpen(false)}>
            Close without saving
          </Button>
        </div>
        {wrong > 0 && (
          <p className="text-small">Mend the rows with errors and choose the table again. Nothing was saved.</p>
        )}
      </Dialog>
    </>
  );
}
