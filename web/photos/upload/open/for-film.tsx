import { useSyncExternalStore } from 'react'
import { newUuid } from '../../../platform/uuid.ts'
import { type ForFilmProps, offered } from './offered.ts'

/** A video that was chosen, alone or among pictures: it is cut and sent by itself, after them. */
type ChosenFilm = Omit<ForFilmProps, 'onClose'> & { id: string }

let films: ChosenFilm[] = []
const listeners = new Set<() => void>()

export function addFilms(files: File[], { group, purpose }: Pick<ForFilmProps, 'group' | 'purpose'>): void {
  if (files.length > 0) set([...films, ...files.map((file) => ({ id: newUuid(), file, group, purpose }))])
}

export function useFilms(): ChosenFilm[] {
  return useSyncExternalStore(subscribe, () => films)
}

/** One after the other. */
export function ForFilm() {
  const Offered = offered.forFilm
  const [first] = useFilms()
  if (!Offered || !first) return null
  const { id, ...film } = first
  return <Offered key={id} {...film} onClose={() => set(films.filter((other) => other.id !== id))} />
}

function set(next: ChosenFilm[]): void {
  films = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
