import { Fragment } from "react";

/** An email address that may break after the @ and after dots. */
export const EmailText = ({ children }: { children: string }) =>
  children.split(/(?<=[@.])/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: The parts of one address never change places.
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
