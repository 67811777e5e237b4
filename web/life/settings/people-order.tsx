import { ArrowDown, ArrowUp, X } from 'lucide-react'
import { useState } from 'react'
import type { Member } from '#contract/family/members.ts'
import { memberName } from '../../family/members/member-text.ts'
import { useMembers } from '../../family/members/members.queries.ts'
import { IconButton } from '../../platform/ui/icon-button.tsx'
import { lifeWords } from './life-words.ts'

type PeopleOrderProps = {
  /** The ids of the people, the first one first. */
  chosen: string[]
  onChange: (chosen: string[]) => void
  error: string | undefined
}

/** Who is told, in which order. It works by keyboard, and says each move to screen readers. */
export function PeopleOrder({ chosen, onChange, error }: PeopleOrderProps) {
  const members = useMembers()
  const words = lifeWords()
  const [said, say] = useState('')
  const people = (members.data ?? []).filter(({ isActive, joinedAt }) => isActive && joinedAt !== null)
  const nameOf = (id: string) => nameIn(people, id)
  const others = people.filter(({ user }) => user.id !== null && !chosen.includes(user.id))

  function move(index: number, by: number) {
    const next = [...chosen]
    const [moved = ''] = next.splice(index, 1)
    next.splice(index + by, 0, moved)
    onChange(next)
    say(words.isNumber({ name: nameOf(moved), number: index + by + 1 }))
  }

  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">{words.order}</legend>
      <ol className="grid gap-2">
        {chosen.map((id, index) => (
          <li
            key={id}
            className="flex items-center gap-1 rounded-control border border-line bg-surface py-1 pe-1 ps-4"
          >
            <span className="min-w-0 grow break-words">
              {index + 1}. {nameOf(id)}
            </span>
            <IconButton
              label={words.earlier(nameOf(id))}
              aria-disabled={index === 0}
              className="hover:bg-surface-2 aria-disabled:opacity-35"
              onClick={() => index > 0 && move(index, -1)}
            >
              <ArrowUp size={18} aria-hidden />
            </IconButton>
            <IconButton
              label={words.later(nameOf(id))}
              aria-disabled={index === chosen.length - 1}
              className="hover:bg-surface-2 aria-disabled:opacity-35"
              onClick={() => index < chosen.length - 1 && move(index, 1)}
            >
              <ArrowDown size={18} aria-hidden />
            </IconButton>
            <IconButton
              label={words.doNotTell(nameOf(id))}
              className="hover:bg-surface-2"
              onClick={() => onChange(chosen.filter((other) => other !== id))}
            >
              <X size={18} aria-hidden />
            </IconButton>
          </li>
        ))}
      </ol>
      {others.length > 0 && (
        <select
          aria-label={words.addPerson}
          className="mt-2 min-h-12 w-full rounded-control border border-line-strong bg-surface px-4 py-2.5"
          value=""
          onChange={({ target }) => onChange([...chosen, target.value])}
        >
          <option value="" disabled>
            {words.addPersonMore}
          </option>
          {others.map((member) => (
            <option key={member.id} value={member.user.id ?? ''}>
              {memberName(member)}
            </option>
          ))}
        </select>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
      {error && (
        <p role="alert" className="mt-1.5 text-sm font-semibold text-danger">
          {error}
        </p>
      )}
    </fieldset>
  )
}

function nameIn(people: Member[], id: string): string {
  const member = people.find(({ user }) => user.id === id)
  return member ? memberName(member) : lifeWords().somebody
}
