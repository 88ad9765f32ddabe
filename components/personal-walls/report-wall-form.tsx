import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/select";
import { accountApiPaths } from "@/lib/core/urls/account-api-paths";
import { wallReportReasons } from "@/lib/personal-walls/rules";

/** Reports a shared wall to the moderators, as a plain form. */
export function ReportWallForm({ token }: { token: string }) {
  return (
    <details className="group border-line border-t pt-2">
      <summary className="link inline-flex min-h-tap w-max items-center text-small">Report this wall</summary>
      <form
        method="post"
        action={accountApiPaths.reportWall(token)}
        className="flex flex-wrap items-end gap-4 pt-3 pb-2"
      >
        <Select label="What is wrong with it?" name="reason" required defaultValue="" className="w-full sm:w-72">
          <option value="" disabled>
            Choose a reason
          </option>
          {Object.entries(wallReportReasons).map(([reason, name]) => (
            <option key={reason} value={reason}>
              {name}
            </option>
          ))}
        </Select>
        <Button type="submit" variant="secondary" size="small">
          Report
        </Button>
      </form>
    </details>
  );
}
