/** A grey placeholder; its parent announces the loading state. */
export function Skeleton({ className = "" }: { className?: string }) {
  return <span aria-hidden className={`block animate-pulse rounded-control bg-raised ${className}`} />;
}
