/** A grey place in the shape of what comes; its parent says that something is loading. */
export function Skeleton({ className = "" }: { className?: string }) {
  return <span aria-hidden className={`block animate-pulse rounded-plate bg-raised ${className}`} />;
}
