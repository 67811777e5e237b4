import { dialAddress } from '#contract/identity/phone.ts'

/** A telephone number that dials. */
export function PhoneLink({ phone }: { phone: string }) {
  return (
    <a
      href={dialAddress(phone)}
      className="inline-flex min-h-11 items-center font-semibold text-pine underline underline-offset-4"
    >
      {phone}
    </a>
  )
}
