import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { apiPaths } from "@/lib/core/urls/api-paths";

/** A plain form to enter a code by hand; it works without JavaScript. */
export function FindLabelForm() {
  return (
    <form action={apiPaths.findLabel} method="get" className="grid max-w-form gap-4">
      <TextField
        name="code"
        label="The code under the QR code"
        hint="LA, a hyphen, and six letters or digits. Upper or lower case."
        placeholder="LA-"
        required
        maxLength={300}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="go"
      />
      <Button type="submit" variant="secondary" className="justify-self-start">
        Find object
      </Button>
    </form>
  );
}
