import { Search, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { limits } from '#contract/platform/fields.ts'
import { photosWords } from '../photos-words.ts'

/** Milliseconds without another letter, after which it is searched. */
const pause = 250

type SearchFieldProps = { search: string; onSearch: (search: string) => void }

export function SearchField({ search, onSearch }: SearchFieldProps) {
  const [text, setText] = useState(search)
  useEffect(() => setText(search), [search])
  useEffect(() => {
    if (text.trim() === search) return
    const timer = setTimeout(() => onSearch(text.trim()), pause)
    return () => clearTimeout(timer)
  }, [text, search, onSearch])
  return (
    <search className="relative block max-w-xl grow">
      <Search size={20} aria-hidden className="pointer-events-none absolute top-3.5 start-4 text-ink-2" />
      <input
        dir="auto"
        type="text"
        value={text}
        onChange={(event) => setText(event.target.value)}
        aria-label={photosWords().search}
        placeholder={photosWords().searchShort}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={limits.name}
        className={`min-h-12 w-full rounded-control border border-line-strong bg-surface ${text ? 'pe-14' : 'pe-4'} ps-12 text-ellipsis placeholder:text-ink-2`}
      />
      {text && (
        <button
          type="button"
          aria-label={photosWords().clearSearch}
          onClick={() => onSearch('')}
          className="absolute top-0.5 end-0.5 grid size-11 place-items-center rounded-control hover:bg-surface-2"
        >
          <X size={20} aria-hidden />
        </button>
      )}
    </search>
  )
}
