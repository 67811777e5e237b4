import type { LucideIcon } from 'lucide-react'
import { useState } from 'react'

type ChoiceProps = { label: string; Icon?: LucideIcon; isFilled?: boolean; onChoose: () => void }

/** Milliseconds. A hand that trembles presses twice: "Stop" is not to send what was said. */
const settlesAfter = 700

/** A button of the panel. */
export function Choice({ label, Icon, isFilled = false, onChoose }: ChoiceProps) {
  const [since] = useState(Date.now)
  const press = () => Date.now() - since > settlesAfter && onChoose()
  return (
    <button type="button" className={isFilled ? 'answer filled' : 'answer'} onClick={press}>
      {Icon && <Icon aria-hidden />}
      {label}
    </button>
  )
}
