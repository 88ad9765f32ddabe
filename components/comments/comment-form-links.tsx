import { commentPaths } from "@/lib/core/urls/comment-paths";

const linkClass = "link inline-flex min-h-tap items-center text-small";

type CommentFormLinksProps = {
  id: string;
  canEdit?: boolean;
  /** For links of several comments: which one they are about. */
  about?: string;
};

/** Links to the pages that edit and delete one's own comment without JavaScript. */
export function CommentFormLinks({ id, canEdit = true, about }: CommentFormLinksProps) {
  const hidden = <span className="sr-only"> your comment{about && `: ${about}`}</span>;
  return (
    <>
      {canEdit && (
        <a href={commentPaths.edit(id)} className={linkClass}>
          Edit{hidden}
        </a>
      )}
      <a href={commentPaths.remove(id)} className={linkClass}>
        Delete{hidden}
      </a>
    </>
  );
}
