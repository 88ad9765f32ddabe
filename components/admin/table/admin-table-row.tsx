import type { AdminColumn, AdminTableProps } from "./admin-table";
import { RowMenu } from "./row-menu";
import { cardClass, cardFieldClass, cardInset, checkboxClass, checkboxTargetClass } from "./table-classes";
import { Thumbnail } from "./thumbnail";

type AdminTableRowProps<Row> = Pick<AdminTableProps<Row>, "thumbnail" | "menu"> & {
  row: Row;
  index: number;
  /** Those that are shown. */
  columns: readonly AdminColumn<Row>[];
  /** Whether the head has a cell for the menu or the choice of columns. */
  hasActions: boolean;
  /** The box that selects the row; `obstacle` is why it cannot be selected. */
  box: { label: string; checked: boolean; obstacle: string | null; onChange: () => void } | undefined;
};

/** A row of an AdminTable; where the table is narrow, a card. */
export function AdminTableRow<Row extends object>(props: AdminTableRowProps<Row>) {
  const { row, index, columns, thumbnail, menu, hasActions, box } = props;
  const items = menu?.items(row) ?? [];
  const inset = cardInset[box ? "box" : "none"][thumbnail ? "picture" : "none"];
  return (
    <tr
      className={`${cardClass} ${inset} ${box?.checked ? "bg-raised/60" : ""} ${menu ? "@max-[52rem]:[&>td[data-first]]:pe-12" : ""}`}
    >
      {box && (
        <td className="py-3 pe-2 @max-[52rem]:absolute @max-[52rem]:start-0 @max-[52rem]:top-1">
          <label className={checkboxTargetClass}>
            <input
              type="checkbox"
              aria-label={box.label}
              title={box.obstacle ?? undefined}
              disabled={box.obstacle !== null}
              checked={box.checked && box.obstacle === null}
              onChange={box.onChange}
              className={checkboxClass}
            />
          </label>
        </td>
      )}
      {thumbnail && (
        <td
          className={`@[52rem]:py-3 @[52rem]:pe-3 @max-[52rem]:absolute @max-[52rem]:top-4 ${box ? "@max-[52rem]:start-9" : "@max-[52rem]:start-0"}`}
        >
          <Thumbnail picture={thumbnail(row)} />
        </td>
      )}
      {columns.map((column, place) => {
        const isFirst = place === 0;
        const layout = isFirst
          ? "@max-[52rem]:col-span-full @max-[52rem]:pb-1 @max-[52rem]:text-base"
          : `${cardFieldClass} ${column.wideOnly ? "@max-[52rem]:hidden!" : ""}`;
        const align = column.numeric
          ? "whitespace-nowrap tabular-nums @[52rem]:text-end"
          : columns[place - 1]?.numeric
            ? "@[52rem]:ps-8"
            : "";
        return (
          <td
            key={column.id}
            data-column={column.label}
            data-first={isFirst || undefined}
            className={`min-w-0 text-small @[52rem]:px-2 @[52rem]:py-3 @[52rem]:align-baseline ${layout} ${isFirst && !box && !thumbnail ? "@[52rem]:ps-0" : ""} ${align}`}
          >
            <div
              className={`min-w-0 wrap-anywhere @[52rem]:[&_button]:whitespace-nowrap ${columns.length > 6 ? "@[52rem]:min-w-12" : "@[52rem]:min-w-18"}`}
            >
              {column.cell(row, index)}
            </div>
          </td>
        );
      })}
      {hasActions && (
        <td className="@max-[52rem]:absolute @max-[52rem]:end-0 @max-[52rem]:top-2 @[52rem]:py-1 @[52rem]:align-baseline">
          {menu && items.length > 0 && <RowMenu label={menu.label(row)} items={items} />}
        </td>
      )}
    </tr>
  );
}
