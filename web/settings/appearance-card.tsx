import clsx from 'clsx'
import { useState } from 'react'
import { chooseTheme, readTheme, themes } from '../platform/theme.ts'
import { Card } from '../platform/ui/card.tsx'
import { settingsWords } from './settings-words.ts'

export function AppearanceCard() {
  const [theme, setTheme] = useState(readTheme)
  const { places, appearance } = settingsWords()
  return (
    <Card title={places.appearance[0]}>
      <fieldset className="mt-4 flex flex-wrap gap-3">
        <legend className="sr-only">{appearance.legend}</legend>
        {themes.map((option) => (
          <label
            key={option}
            className={clsx(
              'flex min-h-12 cursor-pointer items-center gap-3 rounded-control border px-4 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
              option === theme ? 'border-pine bg-pine-soft font-semibold text-pine' : 'border-line-strong',
            )}
          >
            <input
              type="radio"
              name="theme"
              value={option}
              checked={option === theme}
              onChange={() => {
                chooseTheme(option)
                setTheme(option)
              }}
              className="size-5 accent-pine"
            />
            {appearance[option]}
          </label>
        ))}
      </fieldset>
    </Card>
  )
}
