import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { paths } from "@/lib/core/urls/paths";
import { MAX_QUERY_LENGTH } from "@/lib/search/contracts";

type SearchFormProps = { query: string; error?: string | undefined };

/** The search as a plain form, which works without JavaScript. */
export function SearchForm({ query, error }: SearchFormProps) {
  return (
    <search>
      <form action={paths.search()} method="get" className="flex max-w-form flex-wrap items-start gap-3">
        <TextField
          key={query}
          type="search"
          name="q"
          label="Search the museum"
          hint="Works, leaders, drops, lots, events and texts"
          error={error}
          defaultValue={query}
          maxLength={MAX_QUERY_LENGTH}
          autoComplete="off"
          enterKeyHint="search"
          className="min-w-0 flex-1 basis-60"
        />
        <Button type="submit" className="mt-7">
          Search
        </Button>
      </form>
    </search>
  );
}
