import { type ReactNode, useId, useState } from 'react'

type ChoiceRowProps<Value extends string> = {
  label: string
  text?: ReactNode
  value: Value
  options: Record<Value, string>
  onChoose: (value: Value) => void
}

/** A choice of several, with what it is about beside it, or above it on narrow windows. */
export function ChoiceRow<Value extends string>({
  label,
  text,
  value,
  options,
  onChoose,
}: ChoiceRowProps<Value>) {
  const id = useId()
  return (
    <Row id={id} label={label} text={text}>
      <select
        id={id}
        aria-describedby={text ? `${id}-text` : undefined}
        value={value}
        onChange={(event) => onChoose(event.target.value as Value)}
        className="min-h-12 w-full rounded-control border border-line-strong bg-surface px-4 py-2 sm:w-auto sm:max-w-full sm:min-w-72"
      >
        {(Object.entries(options) as [Value, string][]).map(([option, name]) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </select>
    </Row>
  )
}

type RowProps = { id: string; label: string; text?: ReactNode; children: ReactNode }

function Row({ id, label, text, children }: RowProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2.5 py-4">
      <div className="min-w-0 grow basis-64">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        {text && (
          <div id={`${id}-text`} className="text-sm text-ink-2">
            {text}
          </div>
        )}
      </div>
      <div className="max-w-full max-sm:w-full">{children}</div>
    </div>
  )
}

type TimeRowProps = { label: string; text?: ReactNode; value: string; onChoose: (value: string) => void }

export function TimeRow({ label, text, ...time }: TimeRowProps) {
  const id = useId()
  return (
    <Row id={id} label={label} text={text}>
      <TimeInput id={id} describedBy={text ? `${id}-text` : undefined} {...time} />
    </Row>
  )
}

type TimeInputProps = {
  id: string
  describedBy?: string | undefined
  value: string
  onChoose: (value: string) => void
}

/** A time of day. It is saved as soon as it is whole. */
export function TimeInput({ id, describedBy, value, onChoose }: TimeInputProps) {
  const [typed, setTyped] = useState(value)
  const [saved, setSaved] = useState(value)
  if (value !== saved) {
    setSaved(value)
    setTyped(value)
  }
  return (
    <input
      type="time"
      id={id}
      aria-describedby={describedBy}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value)
        if (target.value) onChoose(target.value)
      }}
      className="min-h-12 w-full rounded-control border border-line-strong bg-surface px-4 py-2 sm:w-40"
    />
  )
}
