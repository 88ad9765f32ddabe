import type { ThreadPolicy } from "@/lib/comments/contracts";
import { defaultGuidelines, modeSentences } from "@/lib/comments/thread-rules";
import { paths } from "@/lib/core/urls/paths";

const usual = { mode: "after", guidelines: defaultGuidelines } as const;

type ThreadGuidelinesProps = {
  /** Undefined while loading: the usual text, invisible, keeps the form below in its place. */
  thread: ThreadPolicy | undefined;
};

/** Who may comment here and how, in plain words, at the form. */
export function ThreadGuidelines({ thread }: ThreadGuidelinesProps) {
  const { mode, guidelines } = thread ?? usual;
  return (
    <div className={`grid gap-1 text-muted text-small ${thread ? "" : "invisible"}`}>
      <p className="font-semibold">{modeSentences[mode]}</p>
      {mode !== "closed" && <p className="whitespace-pre-line">{guidelines}</p>}
      {mode !== "closed" && guidelines !== defaultGuidelines && (
        <p>
          The{" "}
          <a href={`${paths.about}#house-rules`} className="link">
            house rules
          </a>{" "}
          say what moderators remove.
        </p>
      )}
    </div>
  );
}
