/** Shown only at localhost: no other device finds the server by that name. */
export function LocalhostNote() {
  const isLocal = location.hostname === 'localhost' || location.hostname.startsWith('127.')
  if (!isLocal) return null
  return (
    <p className="rounded-control bg-surface-2 p-3 text-sm text-ink-2">
      “{location.hostname}” works on this computer only. On other devices, use this computer’s own name or
      address in its place.
    </p>
  )
}
