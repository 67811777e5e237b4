import { useCode } from '../../offline/use-code.ts'

type LongTextProps = { text: string; onClose: () => void }

const load = () => import('./long-text.tsx')

/** A text that is longer than its place. */
export function LongText(props: LongTextProps) {
  const code = useCode(load, true, props.text)
  return code && <code.LongText {...props} />
}
