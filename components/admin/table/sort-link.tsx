import Link from "next/link";
import { withQuery } from "@/lib/core/urls/url";
import type { AdminColumn } from "./admin-table";
import { type ListQuery, presentQuery } from "./list-filters";

/** The direction in which the list is sorted by this column, if it is. */
export const sortDirection = <Row,>({ sort }: AdminColumn<Row>, query: ListQuery) =>
  sort?.find((order) => order && order.value === query.sort)?.direction;

/** The name of a column; one that sorts is a link to that order, the sorted one to the opposite. */
export function SortLink<Row>({ column, path, query }: { column: AdminColumn<Row>; path: string; query: ListQuery }) {
  const { label, sort } = column;
  if (!sort) return label;
  const [first, opposite] = sort;
  const direction = sortDirection(column, query);
  const next = query.sort === first.value && opposite ? opposite : first;
  return (
    <Link
      href={withQuery(path, presentQuery({ ...query, sort: next.value }))}
      prefetch={false}
      scroll={false}
      className="link whitespace-nowrap"
    >
      {label}
      {direction === "descending" ? " ↓" : direction === "ascending" ? " ↑" : ""}
    </Link>
  );
}
