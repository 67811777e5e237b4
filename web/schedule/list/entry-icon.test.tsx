import { expect, test } from 'vitest'
import type { SendableKind } from '#contract/delivery/delivery.ts'
import { render } from '../../testing/render.tsx'
import { EntryIcon } from './entry-icon.tsx'

test.each(['photo', 'hologram'])(
  'what can be sent has an icon, also a kind of a newer server: %s',
  async (kind) => {
    render(<EntryIcon kind={kind as SendableKind} />)
    await expect.poll(() => document.querySelectorAll('svg').length).toBe(1)
  },
)
