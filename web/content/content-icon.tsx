import clsx from 'clsx'
import { BookAudio, Clapperboard, Music, Tv } from 'lucide-react'
import type { ContentType } from '#contract/content.ts'
import { contentWords } from './content-words.ts'

const looks = {
  audiobook: { Icon: BookAudio, look: 'bg-marigold-soft text-on-marigold dark:text-marigold' },
  movie: { Icon: Clapperboard, look: 'bg-sky-soft text-sky' },
  tv_show: { Icon: Tv, look: 'bg-pine-soft text-pine' },
  music: { Icon: Music, look: 'bg-berry-soft text-berry' },
}

export function ContentIcon({ type }: { type: ContentType }) {
  const { Icon, look } = looks[type]
  return (
    <span
      role="img"
      aria-label={contentWords().types[type]}
      className={clsx('grid size-12 shrink-0 place-items-center rounded-control', look)}
    >
      <Icon size={22} aria-hidden />
    </span>
  )
}
