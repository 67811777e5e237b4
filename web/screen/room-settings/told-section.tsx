import { useMembers } from '../../family/members/members.queries.ts'
import { useSelection } from '../../family/selection/selected-group.tsx'
import { useLife } from '../../life/life.queries.ts'
import { usePeople } from '../../people/people.queries.ts'

/** What "Who sees what" tells the loved one on the screen itself. */
export function ToldSection() {
  const { group } = useSelection()
  return (
    <details className="mt-5 border-t border-line pt-3">
      <summary className="min-h-11 cursor-pointer py-2 font-semibold text-pine">
        What {group?.lovedOneName ?? 'your loved one'} is told
      </summary>
      <Told />
    </details>
  )
}

function Told() {
  const { group } = useSelection()
  const name = group?.lovedOneName ?? 'your loved one'
  const members = useMembers().data ?? []
  const people = usePeople().data ?? []
  const life = useLife().data
  const told = members
    .filter(({ isActive, joinedAt }) => isActive && joinedAt !== null)
    .map(({ user }) => {
      const relation = people.find(({ userId }) => userId === user.id)?.relation
      return [[user.firstName, user.lastName].filter(Boolean).join(' '), relation && `“${relation}”`]
    })
    .map((words) => words.filter(Boolean).join(', '))
    .filter(Boolean)
  return (
    <div className="mt-1 grid max-w-prose gap-3 text-ink-2">
      <p>
        After a touch, the screen offers “Who sees what”. There {name} reads, in plain words and at any time:
      </p>
      <ul className="grid list-disc gap-1.5 pl-5">
        <li className="break-words">
          Who is in the family: {told.join('; ')}. Only names and what they are to {name}, no addresses.
        </li>
        <li>That you see when the screen was used last, what it shows, and whether it is paused.</li>
        <li>That you see hearts, thanks and calls, the battery and the connection.</li>
        <li>That there is no camera and no microphone: nobody watches and nobody listens.</li>
        <li>
          {life?.isOn
            ? 'Since when you hear if the screen is not used by the hour of the daily sign of life.'
            : 'That nobody is told if the screen is not used.'}
        </li>
      </ul>
    </div>
  )
}
