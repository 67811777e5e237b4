import { useCode } from '../offline/use-code.ts'
import type { ContactProps } from './contact-props.ts'

const load = () => import('./contact-reports.ts')

/** What the screen reports of itself. Its code is no part of the first view. */
export function ContactLayer(props: ContactProps) {
  const code = useCode(load, props.isOnline, props)
  return code && <code.ContactReports {...props} />
}
