import { ChevronDown } from 'lucide-react'
import { type NoticeTopic, topicRules } from '#contract/notices/topics.ts'
import { isToldInMemory } from '#contract/room/in-memory.ts'
import { choicesWords } from './choices-words.ts'

/** The rules that the server follows, for who wants to know. Nobody hears of what they did themselves. */
export function TopicTable({ inMemory }: { inMemory: boolean }) {
  const { who, notOwn, hears, when, topics } = choicesWords()
  const rules = (Object.keys(topicRules) as NoticeTopic[]).flatMap((topic) => {
    const text = textOf(topic, inMemory)
    return text === null ? [] : [{ topic, text, ...topicRules[topic] }]
  })
  return (
    <details className="group py-4">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 font-semibold text-pine [&::-webkit-details-marker]:hidden">
        <ChevronDown size={20} aria-hidden className="shrink-0 transition-transform group-open:rotate-180" />
        {who}
      </summary>
      <p className="mt-1 text-sm text-ink-2">{notOwn}</p>
      <dl className="mt-2 divide-y divide-line">
        {rules.map((rule) => (
          <div key={rule.topic} className="grid gap-x-6 py-3 sm:grid-cols-2">
            <dt>
              <span className="block font-semibold">{topics[rule.topic].label}</span>
              <span className="block text-sm text-ink-2">{rule.text}</span>
            </dt>
            <dd className="text-sm max-sm:mt-1">
              <span className="block">{hears[rule.hears]}</span>
              <span className="block text-ink-2">{when[rule.pace]}</span>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

/** What it is about; null for a topic that nobody is told of in memory. */
function textOf(topic: NoticeTopic, inMemory: boolean): string | null {
  const { topics, textsInMemory } = choicesWords()
  const usual = topics[topic].text
  if (!inMemory) return usual
  const lessInMemory: Partial<Record<NoticeTopic, string>> = textsInMemory
  return isToldInMemory(topic) ? (lessInMemory[topic] ?? usual) : null
}
