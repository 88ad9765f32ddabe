import "react";

declare module "react" {
  /** Allows `style={{ "--w": 3 }}`. */
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined;
  }
}
