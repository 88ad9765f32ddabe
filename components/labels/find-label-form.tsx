import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { apiPaths } from "@/lib/platform/api-paths";

/** Types a code instead of reading it. It is a plain form: the browser sends it, with script or without. */
export function FindLabelForm() {
  return (
    <form action={apiPaths.findLabel} method="get" className="grid max-w-form gap-4">
      <TextField
        name="code"
        label="The code under the pattern"
        hint="LA, a hyphen, and six letters or figures. Capitals do not matter."
        placeholder="LA-"
        required
        maxLength={300}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="go"
      />
      <Button type="submit" look="secondary" className="justify-self-start">
        Find the object
      </Button>
    </form>
  );
}
