import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/select";
import { workPaths } from "@/lib/core/urls/work-paths";
import type { ListedWork } from "@/lib/exhibitions/works/contracts";
import { workKey } from "@/lib/exhibitions/works/work-keys";

type CompareFormProps = { works: readonly ListedWork[]; a: ListedWork | null; b: ListedWork | null };

/** Chooses two works, as a plain form: the URL of the result can be shared. */
export function CompareForm({ works, a, b }: CompareFormProps) {
  return (
    <form action={workPaths.compare()} method="get" className="flex flex-wrap items-end gap-4">
      {(["a", "b"] as const).map((name) => (
        <Select
          // A new choice of the URL replaces what was chosen here.
          key={`${name} ${a?.slug} ${b?.slug}`}
          name={name}
          label={name === "a" ? "First work" : "Second work"}
          defaultValue={workKeyOf(name === "a" ? a : b)}
          className="w-full sm:w-72"
        >
          <option value="">Choose a work</option>
          {works.map((work) => (
            <option key={workKey(work)} value={workKey(work)}>
              {work.about ? `${work.title}: ${work.about}` : work.title}
            </option>
          ))}
        </Select>
      ))}
      <Button type="submit" variant="secondary">
        Compare
      </Button>
    </form>
  );
}

const workKeyOf = (work: ListedWork | null) => (work ? workKey(work) : "");
