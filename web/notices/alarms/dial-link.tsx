import { Phone } from 'lucide-react'
import { dialAddress } from '#contract/identity/phone.ts'
import { callWords } from '../../delivery/room/call-words.ts'
import { buttonLook } from '../../platform/ui/button.tsx'

/** In the banner, for who will see to it: dials. The number itself is shown where there is room for it. */
export function DialLink({ phone }: { phone: string }) {
  return (
    <a
      href={dialAddress(phone)}
      aria-label={callWords().dialNumber(phone)}
      className={buttonLook('primary', 'shrink-0 px-4! lg:order-last lg:w-full')}
    >
      <Phone size={18} aria-hidden className="shrink-0" />
      {callWords().dial} <span className="max-lg:hidden">{phone}</span>
    </a>
  )
}
