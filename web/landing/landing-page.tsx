import { CalendarClock, Camera, Clapperboard, MonitorSmartphone, ShoppingBasket, Users } from 'lucide-react'
import { infoPaths } from '#contract/pages/page-paths.ts'
import { Brand } from '../platform/brand.tsx'
import { newcomerHash } from '../platform/newcomer.ts'
import { buttonLook } from '../platform/ui/button.tsx'
import { commonWords } from '../platform/words/common-words.ts'
import { FeatureCard } from './feature-card.tsx'
import { landingWords } from './landing-words.ts'
import { PorchScene } from './porch-scene.tsx'

const footerLink = 'inline-flex min-h-11 items-center font-semibold underline underline-offset-4'

const features = [
  { Icon: Camera, look: 'bg-berry-soft text-berry', name: 'photos' },
  { Icon: Clapperboard, look: 'bg-sky-soft text-sky', name: 'content' },
  {
    Icon: ShoppingBasket,
    look: 'bg-marigold-soft text-on-marigold dark:text-marigold',
    name: 'shopping',
  },
  { Icon: Users, look: 'bg-pine-soft text-pine', name: 'family' },
  { Icon: CalendarClock, look: 'bg-sky-soft text-sky', name: 'schedule' },
  { Icon: MonitorSmartphone, look: 'bg-berry-soft text-berry', name: 'alexa' },
] as const

export function LandingPage() {
  const words = landingWords()
  return (
    <div className="min-h-dvh">
      <header>
        <p className="bg-pine px-4 py-2.5 text-center font-semibold text-on-pine">{commonWords().motto}</p>
        <div className="mx-auto flex min-h-20 max-w-300 items-center justify-between gap-4 px-5 sm:px-8">
          <Brand />
          <a href="/api/login" className={buttonLook('quiet')}>
            {words.signIn}
          </a>
        </div>
      </header>
      <div className="mx-auto max-w-300 px-5 sm:px-8">
        <main>
          <section className="grid items-center gap-10 py-8 lg:grid-cols-[1.05fr_1fr] lg:gap-16 lg:py-16">
            <div>
              <h1 className="text-[min(3rem,12.5vw)] leading-[1.05] font-semibold sm:text-6xl">
                {words.title}
              </h1>
              <p className="mt-6 max-w-prose text-xl text-ink-2">{words.text}</p>
              <a
                href={`/api/login${newcomerHash}`}
                className={buttonLook('primary', 'mt-8 min-h-14 px-8 text-lg')}
              >
                {words.getStarted}
              </a>
            </div>
            <PorchScene />
          </section>
          <section className="py-12 lg:py-20" aria-labelledby="features">
            <h2 id="features" className="text-3xl font-semibold sm:text-4xl">
              {words.features}
            </h2>
            <ul className="mt-8 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
              {features.map(({ name, ...feature }) => (
                <FeatureCard key={name} {...feature} {...words[name]} />
              ))}
            </ul>
          </section>
        </main>
        <footer className="flex flex-wrap items-center justify-between gap-x-8 border-t border-line py-6 text-sm text-ink-2">
          <p className="py-2">{words.madeFor}</p>
          <p className="flex flex-wrap gap-x-6">
            <a href={infoPaths.privacy} className={footerLink}>
              {words.privacy}
            </a>
            <a href={infoPaths.terms} className={footerLink}>
              {words.terms}
            </a>
          </p>
        </footer>
      </div>
    </div>
  )
}
