/** `percent` is 0 to 100; null while nobody knows how long it takes. */
export function ProgressBar({ percent, label }: { percent: number | null; label: string }) {
  return (
    <progress
      value={percent ?? undefined}
      max={100}
      aria-label={label}
      className="h-2.5 w-full appearance-none overflow-hidden rounded-full bg-surface-2 [&::-moz-progress-bar]:bg-pine [&::-webkit-progress-bar]:bg-surface-2 [&::-webkit-progress-value]:bg-pine [&:indeterminate]:animate-pulse [&:indeterminate]:bg-pine-soft"
    />
  )
}
