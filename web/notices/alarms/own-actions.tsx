import clsx from 'clsx'
import { ChevronDown, Phone } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { dialAddress } from '#contract/identity/phone.ts'
import { buttonLook } from '../../platform/ui/button.tsx'

type OwnActionsProps = {
  phone: string | null
  /** All that can be done, with the number. */
  children: ReactNode
}

/**
 * In the banner of somebody who has said that they will see to it. On narrow windows it is one row of the bar's height: to
 * dial, and a press that shows the rest.
 */
export function OwnActions({ phone, children }: OwnActionsProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      {phone && !isOpen && (
        <a
          href={dialAddress(phone)}
          aria-label={`Call ${phone}`}
          className={buttonLook('primary', 'shrink-0 px-4! lg:hidden')}
        >
          <Phone size={18} aria-hidden className="shrink-0" />
          Call
        </a>
      )}
      <button
        type="button"
        aria-label="More"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="grid size-11 shrink-0 place-items-center rounded-control lg:hidden"
      >
        <ChevronDown size={20} aria-hidden className={clsx(isOpen && 'rotate-180')} />
      </button>
      <div className={clsx('order-last w-full', !isOpen && 'max-lg:hidden')}>{children}</div>
    </>
  )
}
