import { Search } from 'lucide-react'
import { useId, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { pagePaths } from '#contract/pages/page-paths.ts'
import { isInUse } from '../delivery/alexa-status.ts'
import { useDevices } from '../delivery/delivery.queries.ts'
import { useSelection } from '../family/selection/selected-group.tsx'
import { useUser } from '../identity/signed-in-user.tsx'
import { findPlaces, type SettingsPlace, settingsPlaces } from './places.ts'
import { settingsWords } from './settings-words.ts'

const shownAtMost = 8

/** Finds a setting on any of the pages. Enter opens the first one found. */
export function SearchSettings() {
  const { group } = useSelection()
  const user = useUser()
  const hasDevice = useDevices().data?.some(isInUse) ?? false
  const [typed, setTyped] = useState('')
  const [, navigate] = useLocation()
  const id = useId()
  const isSuccessor = group?.successor?.userId === user.id
  const found = findPlaces(settingsPlaces({ group, hasDevice, isSuccessor }), typed).slice(0, shownAtMost)
  const [first] = found
  const words = settingsWords()
  function open({ href }: SettingsPlace) {
    setTyped('')
    if (isHere(href)) location.hash = hashOf(href)
    else navigate(href)
  }
  return (
    <search className="mb-5 block">
      <form
        className="relative max-w-xl"
        onSubmit={(event) => {
          event.preventDefault()
          if (first) open(first)
        }}
      >
        <Search size={20} aria-hidden className="pointer-events-none absolute top-3.5 start-4 text-ink-2" />
        <input
          type="search"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={({ key }) => key === 'Escape' && setTyped('')}
          aria-label={words.search}
          aria-describedby={id}
          placeholder={words.search}
          autoComplete="off"
          enterKeyHint="go"
          className="min-h-12 w-full rounded-control border border-line-strong bg-surface pe-4 ps-12 placeholder:text-ink-2"
        />
      </form>
      <p id={id} role="status" className={found.length > 0 ? 'sr-only' : 'mt-3 text-ink-2 empty:hidden'}>
        {typed.trim() && saidOf(found.length)}
      </p>
      {found.length > 0 && (
        <ul
          aria-label={words.foundList}
          className="mt-2 max-w-xl divide-y divide-line rounded-card border border-line bg-surface shadow-card"
        >
          {found.map((place) => (
            <li key={place.label}>
              <FoundLink place={place} onOpen={() => setTyped('')} />
            </li>
          ))}
        </ul>
      )}
    </search>
  )
}

/** The browser itself goes to a place on this page. */
function FoundLink({ place, onOpen }: { place: SettingsPlace; onOpen: () => void }) {
  const { href, label, page } = place
  const look = 'block min-h-12 px-4 py-3 hover:bg-surface-2'
  const text = (
    <>
      <span className="block font-semibold">{label}</span>
      <span className="block text-sm text-ink-2">{page}</span>
    </>
  )
  return isHere(href) ? (
    <a href={hashOf(href)} className={look} onClick={onOpen}>
      {text}
    </a>
  ) : (
    <Link href={href} className={look}>
      {text}
    </Link>
  )
}

function isHere(href: string): boolean {
  return href.startsWith(`${pagePaths.settings}#`)
}

function hashOf(href: string): string {
  return href.slice(href.indexOf('#'))
}

function saidOf(count: number): string {
  const { found, foundMany } = settingsWords()
  if (count === 0) return found.none
  return count === 1 ? found.one : foundMany(count)
}
