import clsx from 'clsx'
import type { ComponentType } from 'react'

type FeatureCardProps = {
  Icon: ComponentType<{ size?: number; 'aria-hidden'?: boolean }>
  look: string
  title: string
  text: string
}

export function FeatureCard({ Icon, look, title, text }: FeatureCardProps) {
  return (
    <li className="rounded-card border border-line bg-surface p-6 shadow-card">
      <span className={clsx('grid size-13 place-items-center rounded-control', look)}>
        <Icon size={24} aria-hidden />
      </span>
      <h3 className="mt-4 text-xl font-semibold">{title}</h3>
      <p className="mt-1 text-ink-2">{text}</p>
    </li>
  )
}
