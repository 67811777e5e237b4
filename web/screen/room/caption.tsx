import type { ScreenItem } from '#contract/screen.ts'
import { Avatar } from '../../platform/ui/avatar.tsx'

/** What the picture is, and from whom. Stays as long as the picture. */
export function Caption({ item, timeZone }: { item: ScreenItem; timeZone: string }) {
  return (
    <div className="flex min-w-0 grow basis-96 items-center gap-[2.5vmin]" aria-live="polite">
      {item.sender && (
        <Avatar
          name={item.sender.name}
          imageUrl={item.sender.profileImageUrl}
          className="!size-[clamp(3.5rem,9vmin,6rem)] text-[clamp(1.25rem,3.4vmin,2.25rem)]"
        />
      )}
      <div className="min-w-0">
        {item.title && item.picture && (
          <p className="line-clamp-2 text-[clamp(2rem,4.4vmin,3.25rem)] leading-tight font-semibold break-words">
            {item.title}
          </p>
        )}
        <p className="text-[clamp(1.5rem,3.2vmin,2.25rem)] text-white/80">
          {item.sender ? `from ${firstName(item.sender.name)} · ` : ''}
          {when(item.sentAt, timeZone)}
        </p>
      </div>
    </div>
  )
}

function firstName(name: string): string {
  return name.includes('@') ? name : (name.split(' ')[0] ?? name)
}

/** In the loved one's own time: "10:42 AM" today, "Friday, November 20" before. */
function when(iso: string, timeZone: string): string {
  const at = new Date(iso)
  const day = (date: Date) => date.toLocaleDateString('en', { timeZone })
  if (day(at) === day(new Date()))
    return at.toLocaleTimeString('en', { timeZone, hour: 'numeric', minute: '2-digit' })
  return at.toLocaleDateString('en', { timeZone, weekday: 'long', month: 'long', day: 'numeric' })
}
