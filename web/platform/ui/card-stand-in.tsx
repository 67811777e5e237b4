import { Card } from './card.tsx'

/** Keeps the space of a card that is on its way. `className`: about its height. */
export function CardStandIn({ className }: { className: string }) {
  return <Card aria-hidden className={`animate-pulse ${className}`} />
}
