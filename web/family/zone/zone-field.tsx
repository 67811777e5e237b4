import { useRef, useState } from 'react'
import { limits } from '#contract/platform/fields.ts'
import { Button } from '../../platform/ui/button.tsx'
import { ChoiceList } from '../../platform/ui/choice-list.tsx'
import { TextField } from '../../platform/ui/field.tsx'
import { zoneName } from '../../platform/zone-name.ts'
import { findZones } from './find-zones.ts'
import { zoneWords } from './zone-words.ts'

type ZoneFieldProps = { zone: string; hint: string | null; onChange: (zone: string) => void }

/** The time zone, with a search in place of a list of four hundred cities. */
export function ZoneField({ zone, hint, onChange }: ZoneFieldProps) {
  const words = zoneWords()
  const change = useRef<HTMLButtonElement>(null)
  const [isSearching, setSearching] = useState(false)
  const choose = (chosen: string) => {
    onChange(chosen)
    setSearching(false)
    change.current?.focus()
  }
  return (
    <fieldset className="m-0 min-w-0 border-0 p-0">
      <legend className="mb-1.5 font-semibold">{words.title}</legend>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="min-w-0 grow basis-48 wrap-anywhere">{zoneName(zone)}</p>
        <Button ref={change} aria-expanded={isSearching} onClick={() => setSearching(!isSearching)}>
          {isSearching ? words.keep : words.change}
        </Button>
      </div>
      {hint && <p className="mt-1 text-sm text-ink-2">{hint}</p>}
      {isSearching && <ZoneSearch zone={zone} onChoose={choose} />}
    </fieldset>
  )
}

/** It appears where "Change" was pressed. What is found stands below it, where the dialog may have ended. */
function begin(input: HTMLInputElement | null) {
  input?.focus()
  input?.closest('fieldset')?.scrollIntoView()
}

function ZoneSearch({ zone, onChoose }: { zone: string; onChoose: (zone: string) => void }) {
  const words = zoneWords()
  const [search, setSearch] = useState('')
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone
  const zones = search.trim() ? findZones(search) : [...new Set([zone, own])]
  return (
    <div className="mt-3 grid min-h-80 content-start gap-2">
      <TextField
        ref={begin}
        label={words.search}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          // Enter would send the form.
          event.preventDefault()
          if (search.trim() && zones[0]) onChoose(zones[0])
        }}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={limits.name}
      />
      <ChoiceList
        label={words.title}
        items={zones}
        chosenId={zone}
        idOf={(each) => each}
        nameOf={zoneName}
        onChoose={(chosen) => onChoose(chosen ?? zone)}
        empty={words.nothing}
      />
    </div>
  )
}
