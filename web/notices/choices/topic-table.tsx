import { ChevronDown } from 'lucide-react'
import type { NoticeTopic } from '#contract/notices/topics.ts'
import { topicRules } from '#contract/notices/topics.ts'
import { topicInMemory } from '#contract/room/in-memory.ts'

type Rule = (typeof topicRules)[NoticeTopic]

const hearers: Record<Rule['hears'], string> = {
  everybody: 'Everybody in the family',
  sender: 'Who sent it',
  author_and_caretakers: 'Who planned or sent it, and the caretakers',
  caretakers: 'The caretakers',
  person_and_caretakers: 'The person it is about, and the caretakers',
  person_and_primary: 'The person it is about, and the primary caretaker',
  listed: 'The people on its list, one after the other',
}

const times: Record<Rule['pace'], string> = {
  urgent: 'At once',
  soon: 'At once, or with the summary if you chose one',
  chosen: 'As you chose',
  always: 'At once and by every way, whatever you chose',
}

/** The rules that the server follows, for who wants to know. Nobody hears of what they did themselves. */
export function TopicTable({ inMemory }: { inMemory: boolean }) {
  const rules = (Object.keys(topicRules) as NoticeTopic[]).flatMap((topic) => {
    const rule = topicRules[topic]
    const text = inMemory ? topicInMemory(topic, rule.text) : rule.text
    return text === null ? [] : [[topic, { ...rule, text }] as const]
  })
  return (
    <details className="group py-4">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 font-semibold text-pine [&::-webkit-details-marker]:hidden">
        <ChevronDown size={20} aria-hidden className="shrink-0 transition-transform group-open:rotate-180" />
        Who hears of what
      </summary>
      <p className="mt-1 text-sm text-ink-2">Nobody hears of what they did themselves.</p>
      <dl className="mt-2 divide-y divide-line">
        {rules.map(([topic, { label, text, hears, pace }]) => (
          <div key={topic} className="grid gap-x-6 py-3 sm:grid-cols-2">
            <dt>
              <span className="block font-semibold">{label}</span>
              <span className="block text-sm text-ink-2">{text}</span>
            </dt>
            <dd className="text-sm max-sm:mt-1">
              <span className="block">{hearers[hears]}</span>
              <span className="block text-ink-2">{times[pace]}</span>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
