import type { ComponentPropsWithRef } from 'react'

/** Asks what a change of the password, or signing out everywhere, leaves alone. */
export function KeepKeys(attributes: ComponentPropsWithRef<'input'>) {
  return (
    <label className="flex cursor-pointer gap-3 rounded-control border border-line p-3">
      <input type="checkbox" {...attributes} className="mt-1 size-5 shrink-0 accent-pine" />
      <span className="min-w-0">
        <span className="block font-semibold">Keep what I have connected</span>
        <span className="block text-sm text-ink-2">
          Passkeys, upload keys, the calendar’s address, links and open invitations go on. Leave it empty if
          somebody else may have been in your account.
        </span>
      </span>
    </label>
  )
}
