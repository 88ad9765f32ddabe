"use client";

import { useState } from "react";
import { CsvImportDialog } from "@/components/admin/ui/csv-import-dialog";
import { type CsvImportBody, useCsvImport } from "@/components/admin/ui/use-csv-import";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { api } from "@/lib/api-client/client";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import {
  MAX_MEMBER_FILE_LENGTH,
  MAX_MEMBER_ROWS,
  type MemberImportReply,
  memberColumnNames,
} from "@/lib/subscriptions/imports/contracts";
import { MemberImportHelp } from "./member-import-help";
import { MemberPreview } from "./member-preview";

const errors = { offline: "Network error", otherwise: "Failed to import members" };

const missingColumn = (choices: readonly (string | null)[]) =>
  choices.includes("email") && choices.includes("plan") ? null : "Choose the columns with the email and the plan.";

/** Imports members from CSV: a preview shows what each row does, then the page of the import shows its progress. */
export function ImportMembers() {
  const [welcome, setWelcome] = useState(false);
  const sendWith = (wantsWelcome: boolean) => (body: CsvImportBody<MemberImportReply>) =>
    api.post(adminApiPaths.importMembers, { ...body, welcome: wantsWelcome });
  const file = useCsvImport<MemberImportReply>({
    maxLength: MAX_MEMBER_FILE_LENGTH,
    errors,
    send: sendWith(welcome),
    after: {
      goTo: ({ importId }) => (importId ? adminPaths.memberImport(importId) : adminPaths.memberImports),
      onDone: () => "leaving",
    },
  });
  const { count, preview } = file;
  const importing = count("create") + count("grant");

  return (
    <>
      <Button size="small" onClick={file.open}>
        Import members
      </Button>
      <CsvImportDialog
        file={file}
        title="Import members"
        intro="Gives plans to people from another system. You see what each row does before anything is written. Nobody’s plan gets shorter or lower, and an import can be undone."
        help={<MemberImportHelp />}
        hint={`CSV, at most ${MAX_MEMBER_ROWS} rows. Columns with other names are assigned in the next step.`}
        fieldNames={memberColumnNames}
        missingColumn={missingColumn}
        counts={[
          [count("create"), "new account", "new accounts"],
          [count("grant"), "gets a plan", "get a plan"],
          [count("same"), "member already", "members already"],
          [count("error"), "left out"],
        ]}
        rows={preview && <MemberPreview rows={preview.rows} />}
        warning={
          importing > 0 &&
          count("error") > 0 &&
          "Rows that are left out are listed after the import too. They can be corrected and imported later."
        }
        action={importing > 0 && `Import ${importing} ${importing === 1 ? "person" : "people"}`}
      >
        {importing > 0 && (
          <Checkbox
            name="welcome"
            label="Email each person a welcome with a link to log in"
            checked={welcome}
            disabled={file.busy}
            onChange={({ target }) => {
              setWelcome(target.checked);
              // The choice is a part of what the preview confirms.
              file.check(sendWith(target.checked));
            }}
          />
        )}
      </CsvImportDialog>
    </>
  );
}
