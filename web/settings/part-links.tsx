import { ChevronRight, MonitorCheck, Plug, Smile, Users } from 'lucide-react'
import { Link } from 'wouter'
import { pagePaths } from '#contract/pages/page-paths.ts'
import { may } from '#contract/platform/policy.ts'
import { isInUse } from '../delivery/alexa-status.ts'
import { useDevices } from '../delivery/delivery.queries.ts'
import { isInMemory } from '../family/selection/in-memory.ts'
import { useSelection } from '../family/selection/selected-group.tsx'
import { frameWords } from '../platform/frame/frame-words.ts'
import { settingsWords } from './settings-words.ts'

type Part = { path: string; title: string; text: string; Icon: typeof Plug; look: string }

/** The ways to the pages of the settings. */
export function PartLinks() {
  const parts = useParts()
  return (
    <nav aria-label={frameWords().pages.settings}>
      <ul className="grid gap-3 md:grid-cols-2">
        {parts.map(({ path, title, text, Icon, look }) => (
          <li key={path} className="grid min-w-0">
            <Link
              href={path}
              className="flex min-w-0 items-center gap-4 rounded-card border border-line bg-surface p-4 shadow-card hover:bg-surface-2"
            >
              <span
                aria-hidden
                className={`grid size-12 shrink-0 place-items-center rounded-control ${look}`}
              >
                <Icon size={24} />
              </span>
              <span className="min-w-0 grow">
                <span className="block text-lg font-semibold break-words">{title}</span>
                <span className="block text-sm text-ink-2">{text}</span>
              </span>
              <ChevronRight size={20} aria-hidden className="mirrors shrink-0 text-ink-2" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function useParts(): Part[] {
  const { group } = useSelection()
  const devices = useDevices().data
  const words = settingsWords()
  const you: Part = {
    path: pagePaths.ownSettings,
    title: words.you,
    text: words.youText,
    Icon: Smile,
    look: 'bg-sky-soft text-sky',
  }
  if (!group) return [you]
  const inMemory = isInMemory(group)
  const screen: Part = {
    path: pagePaths.screenSettings,
    title: words.screenOf(group.lovedOneName),
    text: inMemory ? words.screenTextInMemory : words.screenText,
    Icon: MonitorCheck,
    look: 'bg-pine-soft text-pine',
  }
  const family: Part = {
    path: pagePaths.familySettings,
    title: words.family,
    text: may(group.role, 'group:manage') ? words.familyTextOfPrimary : words.familyText,
    Icon: Users,
    look: 'bg-berry-soft text-berry',
  }
  const programs: Part = {
    path: pagePaths.programSettings,
    title: words.programs,
    text: words.programsText,
    Icon: Plug,
    look: 'bg-marigold-soft text-on-marigold dark:text-marigold',
  }
  // In memory there may be nothing left that shows the photos.
  const hasScreen = !inMemory || devices?.some(isInUse)
  return [...(hasScreen ? [screen] : []), you, family, programs]
}
