"use client";

import {
  type ColumnDef,
  columnVisibilityFeature,
  type RowSelectionState,
  rowSelectionFeature,
  tableFeatures,
  useTable,
} from "@tanstack/react-table";
import { type ReactNode, useMemo, useState } from "react";
import { useAdminList } from "./admin-list";
import { AdminTableRow } from "./admin-table-row";
import { ColumnMenu } from "./column-menu";
import type { MenuItem } from "./row-menu";
import { SelectionBar } from "./selection-bar";
import { SortLink, sortDirection } from "./sort-link";
import { checkboxClass, selectAllClass, touchTargetClass } from "./table-classes";

export type AdminColumn<Row> = {
  /** Stored with the choice of columns. */
  id: string;
  label: string;
  cell: (row: Row, index: number) => ReactNode;
  /** Figures, aligned to the end. */
  numeric?: boolean;
  /** Left out on a phone, where each row is a card. */
  wideOnly?: boolean;
  /** Always shown. The first column always is. */
  required?: boolean;
  /** The values of the parameter "sort": the one of the first press, and the opposite. Without a value, the default order. */
  sort?: readonly [first: ColumnSort, opposite?: ColumnSort];
};
type ColumnSort = { value: string | undefined; direction: "ascending" | "descending" };

/** The selected rows: some of this page, or all results of the filters. */
export type Selection<Row> = { rows: readonly Row[]; isAll: boolean; count: number; clear: () => void };

export type AdminTableProps<Row> = {
  /** The caption, visible unless the page already shows the same title. */
  caption: string;
  hideCaption?: boolean;
  columns: readonly AdminColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Shown in place of a table without rows. */
  empty?: ReactNode;
  thumbnail?: (row: Row) => { src: string; alt: string } | null;
  /** The rare and the destructive acts of a row. */
  menu?: { label: (row: Row) => string; items: (row: Row) => readonly MenuItem[] };
  selection?: {
    label: (row: Row) => string;
    /** The names of the rows: "order", "orders". */
    itemNames: readonly [one: string, many: string];
    /** Why a row cannot be selected, or null. */
    obstacle?: (row: Row) => string | null;
    /** The acts on the selected rows. */
    actions: (selection: Selection<Row>) => ReactNode;
    /** Whether the acts can apply to all results of the filters. */
    allowsAll?: boolean;
  };
};

const features = tableFeatures({ columnVisibilityFeature, rowSelectionFeature });

/** A table of the admin pages, in an AdminList or alone. Where it is narrow each row is a card whose cells show their column names. */
export function AdminTable<Row extends object>({
  caption,
  hideCaption,
  columns,
  rows,
  rowKey,
  empty,
  thumbnail,
  menu,
  selection,
}: AdminTableProps<Row>) {
  const list = useAdminList();
  const [selected, setSelected] = useState<RowSelectionState>({});
  const [isAll, setAll] = useState(false);
  const hidden = list?.hiddenColumns ?? [];
  const definitions = useMemo(
    () =>
      columns.map(
        (column): ColumnDef<typeof features, Row> => ({
          id: column.id,
          header: column.label,
          cell: ({ row }) => column.cell(row.original, row.index),
        }),
      ),
    [columns],
  );
  const table = useTable({
    features,
    columns: definitions,
    data: rows,
    getRowId: rowKey,
    enableRowSelection: (row) => !selection?.obstacle?.(row.original),
    state: { columnVisibility: Object.fromEntries(hidden.map((id) => [id, false])), rowSelection: selected },
    onRowSelectionChange: setSelected,
  });
  const byId = new Map(columns.map((column) => [column.id, column]));
  const visible = table.getVisibleLeafColumns().flatMap(({ id }) => byId.get(id) ?? []);
  const shown = table.getRowModel().rows;
  const picked = shown.filter((row) => row.getIsSelected() && row.getCanSelect()).map(({ original }) => original);
  const selectable = shown.filter((row) => row.getCanSelect());
  const isPageSelected = selectable.length > 0 && picked.length === selectable.length;
  const total = list?.total ?? rows.length;
  const hideable = list ? columns.slice(1).filter(({ required }) => !required) : [];
  const clear = () => {
    setSelected({});
    setAll(false);
  };
  // All results are selected only as long as all rows of the page are.
  const all = isAll && isPageSelected;
  const count = all ? total : picked.length;

  if (rows.length === 0) return empty ?? null;
  return (
    <div className="@container grid gap-3">
      <table
        className={`w-full transition-opacity @max-[52rem]:block ${touchTargetClass} ${list?.pending ? "opacity-60" : ""}`}
      >
        <caption className={hideCaption ? "sr-only" : "pb-4 text-start font-bold text-subheading @max-[52rem]:block"}>
          {caption}
        </caption>
        <thead
          className={`${selection ? "@max-[52rem]:block" : "@max-[52rem]:hidden"} @[52rem]:sticky @[52rem]:top-(--table-top,var(--header)) @[52rem]:z-10 @[52rem]:bg-[var(--table-ground,var(--ground))]`}
        >
          <tr className="@max-[52rem]:block @[52rem]:shadow-[inset_0_-2px_0_var(--ink)] @max-[52rem]:[&>:not(:first-child)]:hidden">
            {selection && (
              <th scope="col" className="w-9 py-2 pe-2 text-start @max-[52rem]:w-auto">
                <label className={selectAllClass}>
                  <input
                    type="checkbox"
                    aria-label={`All ${selection.itemNames[1]} on this page`}
                    disabled={selectable.length === 0}
                    checked={isPageSelected}
                    ref={(box) => {
                      if (box) box.indeterminate = picked.length > 0 && !isPageSelected;
                    }}
                    onChange={() => {
                      table.toggleAllRowsSelected(!isPageSelected);
                      setAll(false);
                    }}
                    className={checkboxClass}
                  />
                  <span aria-hidden className="font-medium text-small @[52rem]:hidden">
                    All on this page
                  </span>
                </label>
              </th>
            )}
            {thumbnail && (
              <th scope="col" className="w-15">
                <span className="sr-only">Picture</span>
              </th>
            )}
            {visible.map((column, index) => (
              <th
                key={column.id}
                scope="col"
                aria-sort={list ? sortDirection(column, list.query) : undefined}
                className={`px-2 py-2 text-start font-semibold text-muted text-tiny first:ps-0 ${column.numeric ? "@[52rem]:text-end" : visible[index - 1]?.numeric ? "@[52rem]:ps-8" : ""}`}
              >
                {list ? <SortLink column={column} path={list.path} query={list.query} /> : column.label}
              </th>
            ))}
            {(menu || hideable.length > 0) && (
              <th scope="col" className="w-11 text-end font-normal">
                <span className="sr-only">{menu ? "Actions" : "Columns"}</span>
                {list && hideable.length > 0 && (
                  <ColumnMenu columns={hideable} hidden={hidden} onChange={list.setHiddenColumns} />
                )}
              </th>
            )}
          </tr>
        </thead>
        <tbody className="@max-[52rem]:block @max-[52rem]:border-ink @max-[52rem]:border-t-2">
          {shown.map((row) => (
            <AdminTableRow
              key={row.id}
              row={row.original}
              index={row.index}
              columns={visible}
              thumbnail={thumbnail}
              menu={menu}
              hasActions={menu !== undefined || hideable.length > 0}
              box={
                selection && {
                  label: `Select ${selection.label(row.original)}`,
                  checked: row.getIsSelected(),
                  obstacle: selection.obstacle?.(row.original) ?? null,
                  onChange: () => {
                    row.toggleSelected();
                    setAll(false);
                  },
                }
              }
            />
          ))}
        </tbody>
      </table>
      {selection && (
        <SelectionBar
          itemNames={selection.itemNames}
          count={count}
          canSelectAll={selection.allowsAll === true && isPageSelected && total > picked.length}
          isAll={all}
          total={total}
          onSelectAll={() => setAll(!all)}
          onClear={clear}
        >
          {picked.length > 0 && selection.actions({ rows: picked, isAll: all, count, clear })}
        </SelectionBar>
      )}
    </div>
  );
}
