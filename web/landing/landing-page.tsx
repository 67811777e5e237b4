import { CalendarClock, Camera, Clapperboard, MonitorSmartphone, ShoppingBasket, Users } from 'lucide-react'
import { infoPaths } from '#contract/pages/page-paths.ts'
import { Brand } from '../platform/brand.tsx'
import { newcomerHash } from '../platform/newcomer.ts'
import { buttonLook } from '../platform/ui/button.tsx'
import { FeatureCard } from './feature-card.tsx'
import { PorchScene } from './porch-scene.tsx'

const footerLink = 'inline-flex min-h-11 items-center font-semibold underline underline-offset-4'

const features = [
  {
    Icon: Camera,
    look: 'bg-berry-soft text-berry',
    title: 'Share Family Photos',
    text: 'Press Send, and the picture is on the screen in the room. You see when it was shown.',
  },
  {
    Icon: Clapperboard,
    look: 'bg-sky-soft text-sky',
    title: 'Recommend Content',
    text: 'Audiobooks, films, series and music, with the words to say to Alexa.',
  },
  {
    Icon: ShoppingBasket,
    look: 'bg-marigold-soft text-on-marigold dark:text-marigold',
    title: 'Manage Shopping',
    text: 'One list that everybody keeps, ready for the cart when it is full.',
  },
  {
    Icon: Users,
    look: 'bg-pine-soft text-pine',
    title: 'Family Coordination',
    text: 'Invite members and manage roles, with primary caretaker controls.',
  },
  {
    Icon: CalendarClock,
    look: 'bg-sky-soft text-sky',
    title: 'Content Scheduling',
    text: 'A picture every morning, a story every evening, at their time of day.',
  },
  {
    Icon: MonitorSmartphone,
    look: 'bg-berry-soft text-berry',
    title: 'Alexa Integration',
    text: 'An Echo Show, a tablet, an old phone: nothing to type and nothing to learn.',
  },
]

export function LandingPage() {
  return (
    <div className="min-h-dvh">
      <header>
        <p className="bg-pine px-4 py-2.5 text-center font-semibold text-on-pine">
          Stay connected with your loved one's daily life
        </p>
        <div className="mx-auto flex min-h-20 max-w-300 items-center justify-between gap-4 px-5 sm:px-8">
          <Brand />
          <a href="/api/login" className={buttonLook('quiet')}>
            Sign in
          </a>
        </div>
      </header>
      <div className="mx-auto max-w-300 px-5 sm:px-8">
        <main>
          <section className="grid items-center gap-10 py-8 lg:grid-cols-[1.05fr_1fr] lg:gap-16 lg:py-16">
            <div>
              <h1 className="text-5xl leading-[1.05] font-semibold sm:text-6xl">
                Be in the room, from wherever you are.
              </h1>
              <p className="mt-6 max-w-prose text-xl text-ink-2">
                Send a photo, and it stands on the screen beside their chair. They answer with one tap.
              </p>
              <a
                href={`/api/login${newcomerHash}`}
                className={buttonLook('primary', 'mt-8 min-h-14 px-8 text-lg')}
              >
                Get Started
              </a>
            </div>
            <PorchScene />
          </section>
          <section className="py-12 lg:py-20" aria-labelledby="features">
            <h2 id="features" className="text-3xl font-semibold sm:text-4xl">
              Keep Your Family Connected
            </h2>
            <ul className="mt-8 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
              {features.map((feature) => (
                <FeatureCard key={feature.title} {...feature} />
              ))}
            </ul>
          </section>
        </main>
        <footer className="flex flex-wrap items-center justify-between gap-x-8 border-t border-line py-6 text-sm text-ink-2">
          <p className="py-2">Made for families from 9 to 90. Your pictures stay with your family.</p>
          <p className="flex gap-6">
            <a href={infoPaths.privacy} className={footerLink}>
              Privacy
            </a>
            <a href={infoPaths.terms} className={footerLink}>
              Terms of use
            </a>
          </p>
        </footer>
      </div>
    </div>
  )
}
